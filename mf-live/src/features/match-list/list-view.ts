import type { Sport } from '@saidian/shared/matches'
import type { RowOddsView } from './odds/row-odds-view'

/** What a sport gives to its lists. */
export type ListView = {
  sport: Sport
  /** Name of the sport on the screen. */
  title: string
  /** Whether a day of the sport ends late on the next one, so that rows say which day it is. */
  hasLateDays: boolean
  odds: RowOddsView
}
