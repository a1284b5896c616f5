import type { StatisticLine } from '../situation-view'
import css from './situation.module.css'

/** One statistic: name in the middle, figures outside, bars from the middle outwards. */
export function StatisticBar({ line }: { line: StatisticLine }) {
  const [home, away] = line.shares
  return (
    <div className={css.stat}>
      <dt className={css.statName}>{line.name}</dt>
      <dd className={css.statHome}>{line.home}</dd>
      <dd className={css.statAway}>{line.away}</dd>
      <div className={css.track} aria-hidden="true">
        <span className={css.homeTrack}>
          <span className={css.homeBar} style={{ transform: `scaleX(${home})` }} />
        </span>
        <span className={css.awayTrack}>
          <span className={css.awayBar} style={{ transform: `scaleX(${away})` }} />
        </span>
      </div>
    </div>
  )
}
