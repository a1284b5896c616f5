import type { ListOdds } from '@saidian/shared/contracts/odds'
import { memo } from 'react'
import { OddsLine } from './odds-line'
import css from './row-odds.module.css'
import type { RowOddsView } from './row-odds-view'
import { useRecentMoves } from './use-recent-moves'

/** How long a changed value is marked. */
const CHANGE_SHOWN_MS = 5_000

export type RowOddsProps = {
  view: RowOddsView
  /** Undefined if no odds exist or they must stay hidden. */
  odds: ListOdds | undefined
  /** A finished match shows its last odds, also if the market is suspended. */
  isOver: boolean
}

/** A line of odds beside each side; 封 while suspended. */
export const RowOdds = memo(function RowOdds({ view, odds, isOver }: RowOddsProps) {
  const home = odds && view.home.valuesOf(odds)
  const away = odds && view.away.valuesOf(odds)
  const homeMoves = useRecentMoves(home, CHANGE_SHOWN_MS)
  const awayMoves = useRecentMoves(away, CHANGE_SHOWN_MS)
  if (!odds) return <span />
  if (odds.suspended && !isOver) return <span className={css.suspended}>封</span>
  return (
    <span className={css.odds}>
      <OddsLine values={home ?? null} moves={homeMoves} view={view.home} />
      <OddsLine values={away ?? null} moves={awayMoves} view={view.away} />
    </span>
  )
})
