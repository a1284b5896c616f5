import type { ListOdds } from '@saidian/shared/contracts/odds'
import { handicapText } from '@saidian/shared/lib/football'
import { memo } from 'react'
import { OddsLine } from './odds-line'
import css from './row-odds.module.css'
import { useRecentMoves } from './use-recent-moves'

/** How long a changed value is marked. */
const CHANGE_SHOWN_MS = 5_000

const handicapLine = (value: number) => handicapText(value, 1)
const totalLine = (value: number) => handicapText(value, 3)

export type RowOddsProps = {
  /** Undefined if no odds exist or they must stay hidden. */
  odds: ListOdds | undefined
  /** A finished match shows its last odds, also if the market is suspended. */
  isOver: boolean
}

/**
 * Handicap in the line of the home side, over/under in the line of the away side; 封 while
 * suspended.
 */
export const RowOdds = memo(function RowOdds({ odds, isOver }: RowOddsProps) {
  const asiaMoves = useRecentMoves(odds?.asia, CHANGE_SHOWN_MS)
  const totalMoves = useRecentMoves(odds?.overUnder, CHANGE_SHOWN_MS)
  if (!odds) return <span />
  if (odds.suspended && !isOver) return <span className={css.suspended}>封</span>
  return (
    <span className={css.odds}>
      <OddsLine values={odds.asia} moves={asiaMoves} line={handicapLine} name="亚指" />
      <OddsLine values={odds.overUnder} moves={totalMoves} line={totalLine} name="大小球" />
    </span>
  )
})
