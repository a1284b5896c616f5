import type { ChartData } from './chart-data'
import type { ChartTheme } from './chart-theme'

/**
 * A ring in the two sides' colours; its names stand outside it, or the page says them and `centre`
 * stands inside.
 */
export function pieOption(data: ChartData, theme: ChartTheme) {
  const values = data.series[0]?.values ?? []
  const isEmpty = values.every((value) => !value)
  return {
    animation: false,
    color: isEmpty ? [theme.line] : [theme.home, theme.away],
    title:
      data.centre === undefined
        ? undefined
        : { ...CENTRE, text: data.centre, textStyle: strong(theme) },
    series: [
      {
        type: 'pie' as const,
        radius: data.centre === undefined ? ['58%', '82%'] : ['68%', '96%'],
        // Home stands at the left, as everywhere.
        clockwise: false,
        silent: true,
        label: {
          show: data.centre === undefined,
          color: theme.text,
          fontSize: theme.size,
          formatter: '{b} {c}',
        },
        labelLine: { show: data.centre === undefined },
        itemStyle: { borderColor: theme.surface, borderWidth: 2 },
        data: isEmpty
          ? [{ name: '', value: 1 }]
          : data.labels.map((name, index) => ({ name, value: values[index] ?? 0 })),
      },
    ],
  }
}

/** Without its usual padding the figure stands in the very middle. */
const CENTRE = { left: 'center', top: 'center', padding: 0 } as const

function strong(theme: ChartTheme) {
  return { color: theme.title, fontSize: theme.size * 1.2, fontWeight: 600 }
}
