import { dayLabel } from '@saidian/shared/calendar'
import type { MatchSummary } from '@saidian/shared/contracts/matches'
import { paths } from '@saidian/shared/contracts/page'
import type { ScheduledBroadcast } from '@saidian/shared/contracts/rooms'
import { beijingDate, formatDate } from '@saidian/shared/lib'
import { Link } from '@saidian/shared/router'
import css from './stage.module.css'

type OffAirProps = { next: ScheduledBroadcast | undefined; match: MatchSummary | null }

/** Below 主播不在: when the next broadcast starts, and where the match can be followed meanwhile. */
export function OffAir({ next, match }: OffAirProps) {
  if (!next && !match) return null
  return (
    <p className={css.offAir}>
      {next && (
        <span className={css.next}>
          下一场 {startText(next.startsAt * 1000)} {next.title}
        </span>
      )}
      {match && (
        <Link className={css.instead} to={paths.match(match)}>
          看动画和文字直播 ›
        </Link>
      )}
    </p>
  )
}

/** When a broadcast starts: 今天 20:00. */
export function startText(ms: number): string {
  return `${dayLabel(beijingDate(ms), Date.now())} ${formatDate(ms, 'hh:mm')}`
}
