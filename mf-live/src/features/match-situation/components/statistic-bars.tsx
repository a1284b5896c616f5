import type { StatisticLine } from '../situation-view'
import css from './situation.module.css'

/** Statistics below each other, each compared by a bar. */
export function StatisticBars({ lines }: { lines: readonly StatisticLine[] }) {
  return (
    <dl className={css.bars}>
      {lines.map((line) => (
        <StatisticBar key={line.type} line={line} />
      ))}
    </dl>
  )
}

/** One statistic: name in the middle, figures outside, bars from the middle outwards. */
function StatisticBar({ line }: { line: StatisticLine }) {
  const [home, away] = line.shares
  return (
    <div className={css.stat}>
      <dt className={css.statName}>{line.name}</dt>
      <dd className={css.statHome}>
        {line.home}
        {line.notes && <small className={css.statNote}>{line.notes[0]}</small>}
      </dd>
      <dd className={css.statAway}>
        {line.away}
        {line.notes && <small className={css.statNote}>{line.notes[1]}</small>}
      </dd>
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
