import { homeTarget } from '@saidian/shared/contracts/page'
import type { ClientConfig, PageBoot, RemoteMeta } from '@saidian/shared/contracts/registry'
import { createRouteMatcher, type RouteMatch } from '@saidian/shared/lib'
import { LRUCache } from 'lru-cache'
import type { PageSet, RemoteSource, VersionDocument } from '../registry'
import { type PageTemplate, pageTemplate } from './html'
import { withOwnAddresses } from './own-routes.rules'
import { preloadsOf } from './preload.rules'
import type { Shell } from './shell-files'

export type Page =
  | { kind: 'redirect'; to: string }
  | { kind: 'page'; match: RouteMatch | null; template: () => Promise<PageTemplate> }

type Visit = { path: string; shell: Shell; set: PageSet; config: ClientConfig }

/**
 * Maximum of cached pages; an address with a parameter that data depends on is a page of its own.
 */
const MAX_TEMPLATES = 300
/** Maximum of sets whose routes are cached; each publish makes a set. */
const MAX_SETS = 300

type Matcher = ReturnType<typeof createRouteMatcher>
type Routes = { metas: RemoteMeta[]; match: Matcher }
type ReadManifest = (document: VersionDocument) => Promise<unknown>

/** Makes and caches pages: the next visit of the same page and set only inserts a nonce. */
export function createPageMaker(remotes: Pick<RemoteSource, 'read'>) {
  const routesOf = createRouteCache()
  const manifestOf = createManifestCache(remotes)
  const cachedTemplate = createTemplateCache()

  return (visit: Visit): Page => {
    const { metas, match: matchPath } = routesOf(visit)
    if (visit.path === '/') return { kind: 'redirect', to: homeOf(visit.set, matchPath) }
    const match = matchPath(visit.path)
    if (match?.route.redirect) return { kind: 'redirect', to: match.route.redirect }
    const template = () =>
      cachedTemplate(keyOf(visit, match), () => makeTemplate(visit, metas, match, manifestOf))
    return { kind: 'page', match, template }
  }
}

/** All remotes; descriptions of published versions override those of the build. */
function createRouteCache(): (visit: Visit) => Routes {
  const matchers = new WeakMap<readonly RemoteMeta[], LRUCache<string, Routes>>()
  return ({ shell, set }) => {
    const bySet = matchers.get(shell.known) ?? new LRUCache<string, Routes>({ max: MAX_SETS })
    matchers.set(shell.known, bySet)
    const known = bySet.get(set.setId)
    if (known) return known
    const merged = new Map([...shell.known, ...set.metas].map((meta) => [meta.name, meta]))
    const metas = [...merged.values()].map(withOwnAddresses)
    const made = { metas, match: createRouteMatcher(metas) }
    bySet.set(set.setId, made)
    return made
  }
}

function createManifestCache(remotes: Pick<RemoteSource, 'read'>): ReadManifest {
  const manifests = new WeakMap<VersionDocument, Promise<unknown>>()
  return (document) => {
    const known = manifests.get(document)
    if (known) return known
    const made = remotes.read(document, 'mf-manifest.json').then(parsed)
    manifests.set(document, made)
    // The next visit retries a failed read.
    made.catch(() => manifests.delete(document))
    return made
  }
}

/** The least recently used templates are evicted; a failed one is made again. */
function createTemplateCache() {
  const templates = new LRUCache<string, Promise<PageTemplate>>({ max: MAX_TEMPLATES })
  return (key: string, make: () => Promise<PageTemplate>): Promise<PageTemplate> => {
    const known = templates.get(key)
    if (known) return known
    const made = make()
    templates.set(key, made)
    made.catch(() => templates.delete(key))
    return made
  }
}

async function makeTemplate(
  { shell, set, config }: Visit,
  metas: RemoteMeta[],
  match: RouteMatch | null,
  manifestOf: ReadManifest,
): Promise<PageTemplate> {
  const name = match?.meta.name ?? ''
  const document = set.documents.get(name)
  const list = set.lists.get(name)
  const manifest = document ? await manifestOf(document) : null
  const boot: PageBoot = {
    setId: set.setId,
    remotes: set.remotes,
    metas,
    lists: list ? { [name]: list } : {},
    shell: { version: shell.manifest.version, list: shell.manifest.list },
    config,
  }
  return pageTemplate({
    layout: match?.route.layout,
    boot,
    shell: shell.manifest,
    preloads: match && manifest ? preloadsOf(match, set, manifest) : [],
    early: earlyOf(match, config),
    links: shell.links,
  })
}

function homeOf(set: PageSet, match: Matcher): string {
  return homeTarget((path) => set.documents.has(match(path)?.meta.name ?? ''))
}

function keyOf({ shell, set, config }: Visit, match: RouteMatch | null): string {
  const versions = set.remotes.map(({ name, version, previous }) => [
    name,
    version,
    previous?.version,
  ])
  const page = [match?.meta.name, match?.route.path, earlyOf(match, config)]
  return JSON.stringify([
    shell.manifest.version,
    versions,
    config.chatGptVariant,
    page,
    shell.links,
  ])
}

/** Data paths with the parameters of this address; leaves out paths with a missing parameter. */
function earlyOf(match: RouteMatch | null, { mainHost }: ClientConfig): string[] {
  // The client requests data of another host itself, because it knows the address.
  if (!match || mainHost !== '') return []
  const paths = match.meta.preload?.[match.route.path] ?? []
  return paths.flatMap((path) => {
    const filled = path.replace(/:([A-Za-z]+)/g, (whole, name) => match.params[name] ?? whole)
    return /:[A-Za-z]/.test(filled) ? [] : [filled]
  })
}

function parsed(bytes: Buffer | null): unknown {
  return bytes && JSON.parse(bytes.toString('utf8'))
}
