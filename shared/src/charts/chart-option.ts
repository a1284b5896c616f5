import type { ChartData, ChartKind } from './chart-data'
import type { ChartTheme } from './chart-theme'

function pieOption(data: ChartData, theme: ChartTheme) {
  const values = data.series[0]?.values ?? []
  return {
    animation: false,
    color: [theme.home, theme.away],
    series: [
      {
        type: 'pie' as const,
        radius: ['58%', '82%'],
        label: { color: theme.words, fontSize: theme.size, formatter: '{b} {c}' },
        itemStyle: { borderColor: theme.surface, borderWidth: 2 },
        data: data.labels.map((name, index) => ({ name, value: values[index] ?? 0 })),
      },
    ],
  }
}

/** Options of ECharts for our data: thin axes, the two sides in their colours, values on the marks. */
export function chartOption(kind: ChartKind, data: ChartData, theme: ChartTheme) {
  if (kind === 'pie') return pieOption(data, theme)
  const words = { color: theme.words, fontSize: theme.size }
  return {
    animation: false,
    color: [theme.home, theme.away],
    grid: { top: 24, right: 8, bottom: 8, left: 8, containLabel: true },
    legend: { show: data.series.length > 1, top: 0, textStyle: words, itemWidth: 8, itemHeight: 8 },
    xAxis: {
      type: 'category' as const,
      data: [...data.labels],
      axisTick: { show: false },
      axisLine: { lineStyle: { color: theme.line } },
      axisLabel: words,
    },
    yAxis: {
      type: 'value' as const,
      splitLine: { lineStyle: { color: theme.line } },
      axisLabel: words,
    },
    series: data.series.map(({ name, values }) => ({
      name,
      type: kind,
      data: [...values],
      symbol: 'none',
      barMaxWidth: 12,
      label: { show: kind === 'bar' && data.labels.length <= 8, position: 'top' as const, ...words },
    })),
  }
}
