import { createHash } from 'node:crypto'
import type { PinnedRemote, RemoteMeta } from '@saidian/shared/contracts'
import type { Clock } from '../../platform/clock'
import type { Logger } from '../../platform/log'
import type { VersionDocument } from './document.rules'
import { readPinTokens } from './pin-token.rules'
import type { PointerGuard } from './pointer-guard'
import { type Choice, type Pointers, type Visitor, versionsFor } from './pointers.rules'
import type { RegistryRepository } from './registry.repository'
import type { Signer } from './signer'
import type { StoredVersion } from './version.repository'
import type { VersionStore } from './version-store'

/** The remotes of one page load. */
export type PageSet = {
  /** Equal for equal versions. */
  setId: string
  remotes: PinnedRemote[]
  metas: RemoteMeta[]
  documents: ReadonlyMap<string, VersionDocument>
}

export type Published = {
  /** Reloads pointers and documents. */
  reload: () => Promise<void>
  /** Resolves after a reload if something changed; otherwise costs one small query. */
  reloadIfChanged: () => Promise<void>
  resolve: (visitor: Visitor) => Promise<PageSet>
  /** Descriptions of the versions that are served now, for the check of a candidate. */
  metas: () => RemoteMeta[]
}

type PublishedDeps = {
  repository: RegistryRepository
  store: VersionStore
  signer: Signer
  guard: PointerGuard
  clock: Clock
  log: Logger
}
type Entry = {
  pointers: Pointers
  documents: ReadonlyMap<string, VersionDocument>
  /** Versions that were requested by pins. */
  pinned: Map<string, VersionDocument>
}

/** The files of a whole version are checked again after this time. */
const TRUST_MS = 2_000

/** The published versions, in memory, so that a page costs no query. */
export function createPublished({
  repository,
  store,
  signer,
  guard,
  clock,
  log,
}: PublishedDeps): Published {
  let entries = new Map<string, Entry>()
  let seen = -1
  let reading = Promise.resolve()
  const wholeness = new WeakMap<VersionDocument, { until: number; isWhole: Promise<boolean> }>()

  async function read(): Promise<void> {
    const { change, stored } = await repository.snapshot()
    const pointers = await guard.accept(stored)
    const rows = await repository.named(
      [...pointers].flatMap(([name, so]) => everyVersion(name, so)),
    )
    const next = new Map<string, Entry>()
    for (const [name, so] of pointers) {
      const own = rows.filter(({ document }) => document.name === name)
      next.set(name, { pointers: so, documents: documentsOf(name, own), pinned: new Map() })
    }
    entries = next
    seen = change
  }

  /** Reloads run one after the other: an older answer must not replace a newer one. */
  function reload(): Promise<void> {
    reading = reading.catch(() => undefined).then(read)
    return reading
  }

  function documentsOf(name: string, rows: StoredVersion[]): Map<string, VersionDocument> {
    const known = entries.get(name)?.documents
    const documents = new Map<string, VersionDocument>()
    for (const { document, signature } of rows) {
      const { version } = document
      // Reuses the object: the results of file checks belong to it.
      if (signer.isSigned(document, signature))
        documents.set(version, known?.get(version) ?? document)
      else
        log.error(
          { remote: name, version },
          'signature of a remote is wrong; the version is left out',
        )
    }
    return documents
  }

  function isWhole(document: VersionDocument): Promise<boolean> {
    const known = wholeness.get(document)
    if (known && clock.now() < known.until) return known.isWhole
    const asked = store.isWhole(document).then((whole) => {
      const { name: remote, version } = document
      if (!whole)
        log.error({ remote, version }, 'files of a remote are missing or changed; version left out')
      return whole
    })
    wholeness.set(document, { until: clock.now() + TRUST_MS, isWhole: asked })
    return asked
  }

  /** The best version with all its files, and the next best as its fallback. */
  async function bestTwo(name: string, entry: Entry, choice: Choice) {
    const { pointers, documents } = entry
    const found: VersionDocument[] = []
    for (const version of versionsFor(name, pointers, choice)) {
      const isPinned = choice.wanted.get(name) === version
      const document =
        documents.get(version) ?? (isPinned ? await pinned(name, version, entry) : undefined)
      if (document && (await isWhole(document))) found.push(document)
      if (found.length === 2) break
    }
    return found
  }

  /** A version that is not served: read when its pin is used. Only publishers can make pins. */
  async function pinned(
    name: string,
    version: string,
    entry: Entry,
  ): Promise<VersionDocument | undefined> {
    const known = entry.pinned.get(version)
    if (known) return known
    const rows = await repository.version(name, version)
    const document = rows ? documentsOf(name, [rows]).get(version) : undefined
    if (document) entry.pinned.set(version, document)
    return document
  }

  async function resolve({ bucket, pins }: Visitor): Promise<PageSet> {
    const choice = { bucket, wanted: readPinTokens(pins, signer, clock.now()) }
    const chosen = await Promise.all(
      [...entries].map(([name, entry]) => bestTwo(name, entry, choice)),
    )
    const pairs = chosen.flatMap(([document, previous]) =>
      document ? [{ document, previous }] : [],
    )
    return {
      setId: setIdOf(pairs.map(({ document }) => `${document.name}@${document.version}`)),
      remotes: pairs.map(({ document, previous }) => ({
        name: document.name,
        ...placeOf(document),
        ...(previous ? { previous: placeOf(previous) } : {}),
      })),
      metas: pairs.map(({ document }) => document.meta),
      documents: new Map(pairs.map(({ document }) => [document.name, document])),
    }
  }

  return {
    reload,
    reloadIfChanged: async () => {
      if ((await repository.lastChange()) !== seen) await reload()
    },
    resolve,
    metas: () =>
      [...entries.values()].flatMap(({ pointers: { pin, stable, canary }, documents }) => {
        const online = new Set([pin, stable, canary?.version])
        return [...documents.values()]
          .filter(({ version }) => online.has(version))
          .map(({ meta }) => meta)
      }),
  }
}

/**
 * Enough fallbacks for a page when versions lost files; the rest of the history is for rollbacks.
 */
const DEEPEST_FALLBACK = 3

function everyVersion(name: string, { canary, pin, stable, history }: Pointers) {
  const versions = [pin, canary?.version, stable, ...history.slice(-DEEPEST_FALLBACK)]
  return [...new Set(versions)].flatMap((version) => (version == null ? [] : [{ name, version }]))
}

function placeOf({
  name,
  version,
  files,
}: VersionDocument): Omit<PinnedRemote, 'name' | 'previous'> {
  const loadable = Object.entries(files).filter(([path]) =>
    /\.(js|css)$|^mf-manifest\.json$/.test(path),
  )
  return {
    version,
    base: `/remotes/${name}/${version}/`,
    integrity: Object.fromEntries(loadable.map(([path, { integrity }]) => [path, integrity])),
  }
}

function setIdOf(versions: string[]): string {
  return createHash('sha256').update(versions.sort().join('\n')).digest('hex').slice(0, 12)
}
