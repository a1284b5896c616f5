import { lazy, Suspense, useMemo } from 'react'
import { useMatchContext } from '../../../match/match-context'
import type { Pie as PieData } from '../situation-view'
import css from './situation.module.css'

const Chart = lazy(async () => ({ default: (await import('@saidian/shared/charts')).Chart }))

export type PiesProps = { unitOf: (type: number) => string; pies: readonly PieData[] }

/** The three rings of the specification with their figures. */
export function Pies({ unitOf, pies }: PiesProps) {
  return (
    <div className={css.pies}>
      {pies.map((pie) => (
        <Pie key={pie.type} {...pie} unit={unitOf(pie.type)} />
      ))}
    </div>
  )
}

function Pie({ text, unit, arr: [homeValue, awayValue] }: PieData & { unit: string }) {
  const { home, away } = useMatchContext()
  const data = useMemo(
    () => ({
      labels: [home.shortZh, away.shortZh],
      series: [{ name: text, values: [homeValue, awayValue] }],
      centre: `${homeValue}${unit}`,
    }),
    [home, away, text, homeValue, awayValue, unit],
  )
  return (
    <div className={css.pie}>
      <Suspense fallback={<div className={css.ringSpace} />}>
        <Chart
          kind="pie"
          size="ring"
          hasTable={false}
          title={`${text} ${home.shortZh} ${homeValue}${unit}，${away.shortZh} ${awayValue}${unit}`}
          data={data}
        />
      </Suspense>
      <span className={css.pieName}>{text}</span>
      <span className={css.pieFigures} aria-hidden="true">
        <b className={css.homeFigure}>
          {homeValue}
          {unit}
        </b>
        {' : '}
        <b className={css.awayFigure}>
          {awayValue}
          {unit}
        </b>
      </span>
    </div>
  )
}
