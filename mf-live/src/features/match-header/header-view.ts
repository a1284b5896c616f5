import type { ListMatch } from '@saidian/shared/matches'

/** What the header of a match shows of its sport below the clock. */
export type HeaderView = {
  /** Facts of the score, such as 半场 1-1. */
  factsOf: (match: ListMatch) => readonly string[]
  /** What is being checked and may change the score; null if nothing is. */
  checkOf: (match: ListMatch) => string | null
}
