import { formatDate } from '@saidian/shared/lib'
import type { MatchList } from '@saidian/shared/matches'
import { PageRow } from '../../personal/page-row'
import { MatchLine } from './match-line'
import type { MatchEntry } from './sections.rules'

export type MatchLineListProps = {
  entries: readonly MatchEntry[]
  list: MatchList | undefined
  /** Time text of a match. */
  timeOf: (entry: MatchEntry) => string
}

/** Lines of matches. A match that the product does not show has its stored title instead. */
export function MatchLineList({ entries, list, timeOf }: MatchLineListProps) {
  return entries.map((entry) =>
    entry.match && list ? (
      <MatchLine key={entry.id} match={entry.match} list={list} time={timeOf(entry)} />
    ) : (
      <PageRow key={entry.id} kind="match" id={entry.id} title={entry.title} time={timeOf(entry)} />
    ),
  )
}

/** Kick-off (seconds) as text in Beijing time; empty for null. */
export function kickoffText(kickoffAt: number | null, pattern: string): string {
  return kickoffAt === null ? '' : formatDate(kickoffAt * 1000, pattern)
}
