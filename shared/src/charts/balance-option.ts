import type { ChartData } from './chart-data'
import type { ChartTheme } from './chart-theme'

const MINUTES_A_LABEL = 15

/** Every fifteenth minute; a label of added time is none. */
function isQuarter(label: string): boolean {
  return !label.includes('+') && Number.parseInt(label, 10) % MINUTES_A_LABEL === 0
}

/** Bars above the line for home and below for away, with what happened at the edges. */
export function balanceOption(data: ChartData, theme: ChartTheme) {
  const values = data.series[0]?.values ?? []
  const highest = Math.max(1, ...values.map((value) => Math.abs(value ?? 0)))
  const edge = highest * 1.3
  const ticks = data.ticks && new Map(data.ticks.map(({ index, text }) => [index, text]))
  return {
    animation: false,
    color: [theme.home, theme.away],
    grid: { top: 4, right: 4, bottom: 20, left: 4 },
    xAxis: {
      type: 'category' as const,
      data: [...data.labels],
      axisTick: { show: false },
      axisLine: { lineStyle: { color: theme.line } },
      axisLabel: {
        color: theme.text,
        fontSize: theme.size,
        interval: (index: number, label: string) => (ticks ? ticks.has(index) : isQuarter(label)),
        formatter: (label: string, index: number) => ticks?.get(index) ?? label,
        // The axis stands at the zero line; its words belong below the bars.
        margin: 6,
      },
      offset: 0,
      position: 'bottom' as const,
    },
    yAxis: { type: 'value' as const, min: -edge, max: edge, show: false },
    series: [
      {
        type: 'bar' as const,
        silent: true,
        barCategoryGap: '20%',
        data: values.map((value) => ({
          value: value ?? 0,
          itemStyle: { color: (value ?? 0) >= 0 ? theme.home : theme.away, borderRadius: 1 },
        })),
        markLine: {
          silent: true,
          symbol: 'none',
          label: { show: false },
          lineStyle: { color: theme.text, type: 'dashed' as const, width: 1, opacity: 0.6 },
          data: (data.dividers ?? []).map((xAxis) => ({ xAxis })),
        },
      },
      {
        type: 'scatter' as const,
        silent: true,
        symbolSize: theme.size,
        data: (data.markers ?? []).map(({ index, side }) => ({
          value: [index, side === 'home' ? edge * 0.92 : -edge * 0.92],
          itemStyle: {
            color: theme.surface,
            borderColor: side === 'home' ? theme.home : theme.away,
            borderWidth: theme.size * 0.28,
          },
        })),
      },
    ],
  }
}
