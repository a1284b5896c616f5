import { memo } from 'react'
import { Link } from '../../router'
import { viewOf } from '../sports'
import { RowClock } from './parts/row-clock'
import { RowScore } from './parts/row-score'
import { TeamLine } from './parts/team-line'
import css from './row.module.css'
import { isScoreHidden } from './row.rules'
import type { LineRowProps } from './row-props'
import { lineSentence } from './sentence.rules'
import { useSpokenClock } from './use-spoken-clock'

/** A match as a line of a list; the whole line links to its page. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { match, league, home, away, isDelayed, time } = props
  const view = viewOf(props.sport)
  const hidesScore = isScoreHidden(view, match, props)
  const spokenClock = useSpokenClock(props, hidesScore)
  const clock = isDelayed ? '延迟' : spokenClock
  const options = { showsCards: false, showsCorners: false, showsLottery: false, hidesScore }
  return (
    <li className={css.line}>
      <Link
        to={view.pathOf(match.id)}
        className={css.open}
        aria-label={lineSentence({ ...props, view, clock, options })}
      />
      <div className={css.lineText} aria-hidden="true">
        <span className={css.lineFacts}>{[league?.shortZh, time].filter(Boolean).join(' ')}</span>
        <TeamLine team={home} teamId={match.home} />
        <TeamLine team={away} teamId={match.away} />
      </div>
      <div className={css.lineState} aria-hidden="true">
        <RowClock {...props} form="line" hidesScore={hidesScore} />
      </div>
      <RowScore view={view} match={match} isHidden={hidesScore} isDelayed={isDelayed} isLine />
    </li>
  )
})
