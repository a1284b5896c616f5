import { BarChart, LineChart, PieChart, ScatterChart } from 'echarts/charts'
import {
  GridComponent,
  LegendComponent,
  MarkLineComponent,
  TitleComponent,
} from 'echarts/components'
import { type EChartsType, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { useEffect, useRef } from 'react'
import css from './chart.module.css'
import type { ChartData, ChartKind } from './chart-data'
import { chartOption } from './chart-option'
import { ChartTable } from './chart-table'
import { onThemeChange, readChartTheme } from './chart-theme'

use([
  LineChart,
  BarChart,
  PieChart,
  ScatterChart,
  GridComponent,
  LegendComponent,
  MarkLineComponent,
  TitleComponent,
  SVGRenderer,
])

export type ChartProps = {
  kind: ChartKind
  /** What the chart shows: for a screen reader and above the table. */
  title: string
  data: ChartData
  /** `ring` for a small pie, `low` for a chart of one idea. */
  size?: 'ring' | 'low'
  /** False where the figures stand beside the chart anyway. */
  hasTable?: boolean
  /** A tap on the chart's column `index`. */
  onChoose?: (index: number) => void
}

/** A chart with its figures as a table behind 看数据. It follows the theme of the page. */
export function Chart({ kind, title, data, size, hasTable = true, onChoose }: ChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const chart = useRef<EChartsType>(null)
  const choose = useRef(onChoose)
  choose.current = onChoose

  useEffect(() => {
    const element = box.current
    if (!element) return
    const made = init(element, null, {
      width: element.clientWidth || 320,
      height: element.clientHeight || 200,
    })
    chart.current = made
    const fit = () => made.resize({ width: element.clientWidth || 320 })
    addEventListener('resize', fit)
    made.getZr().on('click', ({ offsetX, offsetY }: { offsetX: number; offsetY: number }) => {
      // Not the bar, which may be a hair wide, but its whole column.
      const place = made.convertFromPixel({ gridIndex: 0 }, [offsetX, offsetY])?.[0]
      if (place !== undefined) choose.current?.(Math.round(place))
    })
    return () => {
      removeEventListener('resize', fit)
      chart.current = null
      made.dispose()
    }
  }, [])

  useEffect(() => {
    const element = box.current
    if (!element) return
    const draw = () =>
      chart.current?.setOption(chartOption(kind, data, readChartTheme(element)), true)
    draw()
    return onThemeChange(draw)
  }, [kind, data])

  return (
    <figure className={css.figure}>
      <div
        ref={box}
        className={size ? `${css.box} ${css[size]}` : css.box}
        role="img"
        aria-label={title}
      />
      {hasTable && <ChartTable title={title} data={data} onChoose={onChoose} />}
    </figure>
  )
}
