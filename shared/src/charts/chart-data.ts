/** What a chart shows, in words a table can show too. */
export type ChartData = {
  /** Names along the axis, or of the slices. */
  labels: readonly string[]
  /** The first side is drawn in the home colour, the second in the away colour. */
  series: readonly { name: string; values: readonly (number | null)[] }[]
}

export type ChartKind = 'line' | 'bar' | 'pie'
