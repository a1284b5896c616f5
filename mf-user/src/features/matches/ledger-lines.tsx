import { formatDate } from '@saidian/shared/lib'
import type { Ledger } from '../../matches/ledger.rules'
import { PageRow } from '../../personal/page-row'
import { MatchLine } from './match-line'
import type { LedgerEntry } from './parts.rules'

export type LedgerLinesProps = {
  entries: readonly LedgerEntry[]
  ledger: Ledger | undefined
  /** What to say of a match's time; `kickoffAt` in seconds. */
  timeOf: (entry: LedgerEntry) => string
}

/** Lines of matches; one that the product does not show is named as it was when it was noted. */
export function LedgerLines({ entries, ledger, timeOf }: LedgerLinesProps) {
  return entries.map((entry) =>
    entry.match && ledger ? (
      <MatchLine key={entry.id} match={entry.match} ledger={ledger} time={timeOf(entry)} />
    ) : (
      <PageRow key={entry.id} kind="match" id={entry.id} title={entry.title} time={timeOf(entry)} />
    ),
  )
}

/** Beijing time of a kick-off in seconds; nothing for none. */
export function kickoffText(kickoffAt: number | null, pattern: string): string {
  return kickoffAt === null ? '' : formatDate(kickoffAt * 1000, pattern)
}
