import type { ListOdds } from '@saidian/shared/contracts/odds'
import type { SportId } from '@saidian/shared/contracts/personal'
import type { Triple } from './use-recent-moves'

/** One line of odds in a row: price, handicap or total, price. */
export type OddsLineView = {
  /** Name of the market, for screen readers. */
  name: string
  valuesOf: (odds: ListOdds) => Triple | null
  /** Text of the handicap or total between the prices. */
  lineText: (value: number) => string
}

/** The odds that the rows of a sport show, beside the home and the away side. */
export type RowOddsView = {
  /** How the call names the sport; football without it. */
  sportId?: SportId
  /** The topic of the odds of today's list at a company. */
  topicOf: (companyId: number) => string
  home: OddsLineView
  away: OddsLineView
}
