import { createHash } from 'node:crypto'
import type {
  FileList,
  ListedVersion,
  PinnedRemote,
  RemoteMeta,
} from '@saidian/shared/contracts/registry'
import type { VersionDocument } from '../versions/document.rules'
import type { PublishedList } from '../versions/file-list.rules'
import type { ContributionFit } from './contribution-fit'

/** The remotes of one page load. */
export type PageSet = {
  /** Equal for equal versions. */
  setId: string
  remotes: PinnedRemote[]
  metas: RemoteMeta[]
  documents: ReadonlyMap<string, VersionDocument>
  lists: ReadonlyMap<string, FileList>
}

/** A version with the list of its files. */
export type WholeVersion = { document: VersionDocument; list: PublishedList }

/** The set of the chosen versions: of each remote the best and its fallback, or none. */
export function pageSetOf(
  chosen: readonly WholeVersion[][],
  fittingMetas: ContributionFit,
): PageSet {
  const pairs = chosen.flatMap(([best, previous]) => (best ? [{ best, previous }] : []))
  const documents = pairs.map(({ best }) => best.document)
  return {
    setId: setIdOf(documents.map(({ name, version }) => `${name}@${version}`)),
    remotes: pairs.map(({ best, previous }) => ({
      name: best.document.name,
      ...placeOf(best),
      ...(previous ? { previous: placeOf(previous) } : {}),
    })),
    metas: fittingMetas(documents),
    documents: new Map(documents.map((document) => [document.name, document])),
    lists: new Map(pairs.map(({ best: { document, list } }) => [document.name, list.content])),
  }
}

function placeOf({ document, list }: WholeVersion): ListedVersion {
  const { name, version } = document
  const { file, integrity } = list
  return { version, base: `/remotes/${name}/${version}/`, list: { file, integrity } }
}

function setIdOf(versions: string[]): string {
  return createHash('sha256').update(versions.sort().join('\n')).digest('hex').slice(0, 12)
}
