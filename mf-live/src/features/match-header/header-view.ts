import type { Team } from '@saidian/shared/contracts/matches'
import type { ListMatch } from '@saidian/shared/matches'
import type { ReactNode } from 'react'

/**
 * What the header of a match shows of its sport below the clock. Methods, so that a sport may take
 * its own matches.
 */
export type HeaderView = {
  /** Facts of the score, such as 半场 1-1. */
  factsOf(match: ListMatch): readonly string[]
  /** What is being checked and may change the score; null if nothing is. */
  checkOf(match: ListMatch): string | null
  /** What blinks behind the figures of a running clock; empty for a clock that shows seconds. */
  clockMark: string
  /** What stands below the teams, such as the scores of the periods. */
  Below?(props: { match: ListMatch; home: Team; away: Team }): ReactNode
}
