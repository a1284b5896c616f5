import type { BoardMatch } from '@saidian/shared/contracts'

/** A turn of a match that a person may want to be told, with the words ready. */
export type MatchAlert = {
  /** Grows with every item of the board. */
  number: number
  kind: 'goal' | 'red'
  matchId: number
  /** League and numbers in lotteries: what a filter asks of the match. */
  li: number
  lottery: BoardMatch['lottery']
  leagueName: string
  side: 'home' | 'away'
  minute: number
  player: string | null
  isOwnGoal: boolean
  isPenalty: boolean
  home: string
  away: string
  score: readonly [number, number]
}
