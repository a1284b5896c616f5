import type { OddsQuote, OddsType } from '@saidian/shared/contracts/odds'
import type { ListMatch } from '@saidian/shared/matches'
import { createContext, useContext } from 'react'

/** One kind of odds of a sport, such as the handicap. */
export type OddsKind = {
  type: OddsType
  /** Name of its tab. */
  text: string
  /** Name in the short card; null if the card leaves it out. */
  shortText: string | null
  /** Labels of the values; null if the sport has none in the middle, such as a draw. */
  columns: readonly [string, string | null, string]
  /** Labels of the prices in the chart; `middle` is null for a line. */
  series: { left: string; middle: string | null; right: string }
  /** Text of the value in the middle: a line or a price. */
  middleText: (value: number) => string
  /**
   * Explains a quotation, and what the current score means for both sides of it. A method, so that
   * a sport may take its own matches.
   */
  meaningOf(quote: OddsQuote, match: ListMatch): readonly string[]
}

/** The kinds of odds of a sport, in the order of their tabs. */
export type OddsView = readonly [OddsKind, ...OddsKind[]]

export const OddsViewContext = createContext<OddsView | null>(null)

/** The kinds of odds. Throws outside an `OddsViewContext`. */
function useOddsView(): OddsView {
  const view = useContext(OddsViewContext)
  if (!view) throw new Error('useOddsView needs an OddsViewContext above it')
  return view
}

/** One kind of odds; the first for a type that the sport has not. */
export function useOddsKind(type: OddsType): OddsKind {
  return kindOf(useOddsView(), type)
}

/** One kind of odds; the first for a type that the sport has not. */
export function kindOf(view: OddsView, type: number | null): OddsKind {
  return view.find((kind) => kind.type === type) ?? view[0]
}
