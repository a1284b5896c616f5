import type { Sport } from '@saidian/shared/matches'
import type { RowOddsView } from './odds/row-odds-view'

/** What a sport gives to its lists. */
export type ListView = {
  sport: Sport
  /** Name of the sport on the screen. */
  title: string
  odds: RowOddsView
}
