import type { MatchPart } from '../../ingest'
import type { MatchLists } from '../../lists'
import type { MatchRow } from '../../match-row'
import type { MatchChanges, PartReader, PublishedMatch } from '../match-page'
import { changedFields } from './published.rules'

export type MatchReaderDeps<Row extends MatchRow> = {
  lists: Pick<MatchLists<Row>, 'match' | 'feed'>
  /** The parts beside the row, in the order of reading. */
  parts: readonly PartReader<Row>[]
}

/** Commits of these parts may change the row. */
export const ROW_PARTS: readonly MatchPart[] = [
  'state',
  'incidents',
  'facts',
  'text',
  'lineup',
  'odds',
  'columns',
]

/** Reads parts of a match, returns what changed and records it in `target` as published. */
export async function readChanges<Row extends MatchRow>(
  { lists, parts: readers }: MatchReaderDeps<Row>,
  target: PublishedMatch<Row>,
  parts: ReadonlySet<MatchPart>,
): Promise<MatchChanges> {
  const isAsked = (wanted: readonly MatchPart[]) => wanted.some((part) => parts.has(part))
  const match = isAsked(ROW_PARTS) ? await rowChange(lists, target) : undefined
  const changes: MatchChanges = match ? { match } : {}
  for (const { on, onStatus = false, read } of readers) {
    const isDue = isAsked(on) || (onStatus && match?.s !== undefined)
    if (isDue) Object.assign(changes, await read(target))
  }
  return changes
}

async function rowChange<Row extends MatchRow>(
  lists: Pick<MatchLists<Row>, 'match'>,
  target: PublishedMatch<Row>,
): Promise<Partial<MatchRow> | undefined> {
  const known = await lists.match(target.matchId)
  if (!known) return undefined
  const change = changedFields<MatchRow>(target.row, known.match)
  target.row = known.match
  return change && { ...change, version: known.match.version }
}
