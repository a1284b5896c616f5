import { BarChart, LineChart, PieChart } from 'echarts/charts'
import { GridComponent, LegendComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { useEffect, useRef } from 'react'
import css from './chart.module.css'
import type { ChartData, ChartKind } from './chart-data'
import { chartOption } from './chart-option'
import { ChartTable } from './chart-table'
import { readChartTheme } from './chart-theme'

use([LineChart, BarChart, PieChart, GridComponent, LegendComponent, SVGRenderer])

export type ChartProps = {
  kind: ChartKind
  /** What the chart tells, for a screen reader and above the table. */
  title: string
  data: ChartData
}

/** A chart with its figures as a table behind 看数据. */
export function Chart({ kind, title, data }: ChartProps) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = box.current
    if (!element) return
    const chart = init(element, null, {
      width: element.clientWidth || 320,
      height: element.clientHeight || 200,
    })
    chart.setOption(chartOption(kind, data, readChartTheme(element)))
    const fit = () => chart.resize({ width: element.clientWidth || 320 })
    addEventListener('resize', fit)
    return () => {
      removeEventListener('resize', fit)
      chart.dispose()
    }
  }, [kind, data])

  return (
    <figure className={css.figure}>
      <div ref={box} className={css.box} role="img" aria-label={title} />
      <ChartTable title={title} data={data} />
    </figure>
  )
}
