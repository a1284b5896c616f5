import { faultFinderOf } from '@saidian/shared/contracts/validation'
import type { DetailMessage } from '../../feeds/feed'
import { FeedLotteryEntry, FeedLotteryIssue } from '../../feeds/messages'
import { bumpVersions, type DetailStore, type Touched } from '../../sports/ingest'
import { football } from '../football'
import { storeEntries, storeIssues, type Timed } from './entries.repository'

const issueFault = faultFinderOf(FeedLotteryIssue)
const entryFault = faultFinderOf(FeedLotteryEntry)

type MessageOf<Kind extends DetailMessage['kind']> = Extract<DetailMessage, { kind: Kind }>

/**
 * Stores issues and entries of lotteries; the newest message about each wins. Entries of unknown
 * matches and invalid rows are dropped. `onOutcomes` receives the number of rows per outcome:
 * `taken`, `unknown match`, `malformed` with the name of a field.
 */
export function createLotteryStore(
  onOutcomes: (outcomes: ReadonlyMap<string, number>) => void = () => undefined,
): DetailStore {
  return {
    kind: 'lottery',
    store: async (db, source, messages) => {
      const lotteryMessages = messages.filter((message) => message.kind === 'lottery')
      const outcomes = new Map<string, number>()
      const count = (outcome: string, by = 1) =>
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + by)
      const countValid = (fault: string | null) => {
        if (fault !== null) count(`malformed ${fault}`)
        return fault === null
      }
      const issues = issuesOf(lotteryMessages).filter((issue) => countValid(issueFault(issue)))
      const entries = entriesOf(lotteryMessages).filter((entry) => countValid(entryFault(entry)))
      await storeIssues(
        db,
        source,
        newest(issues, ({ kind, issue }) => `${kind} ${issue}`),
      )
      const wanted = newest(entries, ({ kind, issue, num }) => `${kind} ${issue} ${num}`)
      const { changed, renumbered, unknown } = await storeEntries(db, source, wanted)
      await bumpVersions(db, football, renumbered)
      if (unknown > 0) count('unknown match', unknown)
      count('taken', issues.length + entries.length - unknown)
      onOutcomes(outcomes)
      return [...touchedOf(changed, 'lottery'), ...touchedOf(renumbered, 'columns')]
    },
  }
}

function issuesOf(messages: MessageOf<'lottery'>[]): Timed<FeedLotteryIssue>[] {
  return messages.flatMap(({ at, issues }) => issues.map((issue) => ({ ...issue, at })))
}

function entriesOf(messages: MessageOf<'lottery'>[]): Timed<FeedLotteryEntry>[] {
  return messages.flatMap(({ at, entries }) => entries.map((entry) => ({ ...entry, at })))
}

/** One row per key, the newest and last one: a statement may not change a row twice. */
function newest<Row extends { at: number }>(rows: Row[], keyOf: (row: Row) => string): Row[] {
  const byAge = [...rows].sort((one, other) => one.at - other.at)
  return [...new Map(byAge.map((row) => [keyOf(row), row])).values()]
}

function touchedOf(matchIds: number[], part: Touched['part']): Touched[] {
  return matchIds.map((matchId) => ({ matchId, part }))
}
