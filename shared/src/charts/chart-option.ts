import { balanceOption } from './balance-option'
import type { ChartData, ChartKind } from './chart-data'
import type { ChartTheme } from './chart-theme'
import { pieOption } from './pie-option'

/**
 * Options of ECharts for our data: thin axes, the two sides in their colours, values on the marks.
 */
export function chartOption(kind: ChartKind, data: ChartData, theme: ChartTheme) {
  if (kind === 'pie') return pieOption(data, theme)
  if (kind === 'balance') return balanceOption(data, theme)
  const text = { color: theme.text, fontSize: theme.size }
  const isBar = kind === 'bar'
  return {
    animation: false,
    color: [theme.home, theme.away, theme.text],
    grid: {
      top: 28,
      right: 8,
      bottom: 4,
      left: 4,
      outerBoundsMode: 'same' as const,
      outerBoundsContain: 'axisLabel' as const,
    },
    legend: { show: data.series.length > 1, top: 0, textStyle: text, itemWidth: 8, itemHeight: 8 },
    xAxis: {
      type: 'category' as const,
      data: [...data.labels],
      axisTick: { show: false },
      axisLine: { lineStyle: { color: theme.line } },
      axisLabel: text,
    },
    yAxis: {
      type: 'value' as const,
      // A line of odds moves by hundredths: from zero it would be flat.
      scale: !isBar,
      minInterval: isBar ? 1 : undefined,
      // In a low chart more labels would stand on each other.
      splitNumber: isBar ? undefined : 3,
      splitLine: { lineStyle: { color: theme.line } },
      axisLabel: text,
    },
    series: data.series.map(({ name, values }) => ({
      name,
      type: isBar ? ('bar' as const) : ('line' as const),
      step: kind === 'steps' ? ('end' as const) : undefined,
      silent: true,
      data: [...values],
      // One point alone makes no line.
      symbol: values.filter((value) => value !== null).length === 1 ? 'circle' : 'none',
      symbolSize: 6,
      barMaxWidth: 12,
      label: { show: isBar && data.labels.length <= 8, position: 'top' as const, ...text },
    })),
  }
}
