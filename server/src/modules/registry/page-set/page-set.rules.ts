import { createHash } from 'node:crypto'
import type { PinnedRemote, RemoteMeta } from '@saidian/shared/contracts/registry'
import type { VersionDocument } from '../versions/document.rules'
import type { ContributionFit } from './contribution-fit'

/** The remotes of one page load. */
export type PageSet = {
  /** Equal for equal versions. */
  setId: string
  remotes: PinnedRemote[]
  metas: RemoteMeta[]
  documents: ReadonlyMap<string, VersionDocument>
}

/** The set of the chosen versions: of each remote the best and its fallback, or none. */
export function pageSetOf(
  chosen: readonly VersionDocument[][],
  fittingMetas: ContributionFit,
): PageSet {
  const pairs = chosen.flatMap(([document, previous]) => (document ? [{ document, previous }] : []))
  return {
    setId: setIdOf(pairs.map(({ document }) => `${document.name}@${document.version}`)),
    remotes: pairs.map(({ document, previous }) => ({
      name: document.name,
      ...placeOf(document),
      ...(previous ? { previous: placeOf(previous) } : {}),
    })),
    metas: fittingMetas(pairs.map(({ document }) => document)),
    documents: new Map(pairs.map(({ document }) => [document.name, document])),
  }
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
