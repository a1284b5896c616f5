import type { Pair } from '../../feed'
import type { FileStatuses } from './certainty.rules'

/** The state of a match of any sport; each sport has further fields. */
export type MatchState = { status: number; score: Pair | null; [field: string]: unknown }

/** A state in a file; unknown fields are missing or null. */
export type KnownState = Partial<MatchState> & Pick<MatchState, 'status'>

/** What differs by sport in an import. */
export type ImportSport = {
  /** Its key in the table `sports`, which begins the names of its tables too. */
  key: 'football' | 'basketball'
  notStarted: () => MatchState
  /** Fields of the state that files can have, beside the status. */
  fields: readonly string[]
  /** The same fields with home and away swapped. */
  swapped: (state: KnownState) => KnownState
  /** Statuses that files have. */
  statuses: FileStatuses
  /** Order of statuses: a row with a lower one does not replace a row with a higher one. */
  certaintyOf: (status: number) => number
  isOver: (status: number) => boolean
  /** A pair may play several times in a round; if not, a postponed match may be listed twice. */
  repeatsInRound: boolean
  /** A higher score of one side is an error of its file. */
  maxScore: number
  /** The state without scores that contradict the final one. */
  withoutContradictions: (state: KnownState) => KnownState
}
