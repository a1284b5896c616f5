import type { Sport } from '../sport'

/** A kind of odds: asian handicap, 1X2, over/under … */
export type OddsKind = {
  /** What every price exceeds: 1 if prices include the stake, else 0. */
  priceAbove: 0 | 1
  /**
   * The middle value: a price, a handicap, which may be negative, the line of a total, or `none`
   * where there is no draw: quotations then have 0 there, or nothing.
   */
  middle: 'price' | 'handicap' | 'total' | 'none'
  /** Largest handicap or total. */
  maxLine?: number
  /** Its field in rows of list odds; null if lists do not show it. */
  listField: 'asia' | 'euro' | 'overUnder' | null
}

/** What a sport decides about its odds. */
export type OddsRules = {
  /** By their type in messages, calls and tables. */
  kinds: ReadonlyMap<number, OddsKind>
  /** The type that a call without one means. */
  mainType: number
  /** Statuses of a match that has started: a quotation of one is in play even without a minute. */
  started: readonly number[]
}

/** A sport with what its odds need. */
export type OddsSport = Sport & { odds: OddsRules }
