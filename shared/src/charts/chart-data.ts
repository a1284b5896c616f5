/** What a chart shows, in words a table can show too. */
export type ChartData = {
  /** Names along the axis, or of the slices. */
  labels: readonly string[]
  /** The first side is drawn in the home colour, the second in the away colour. */
  series: readonly { name: string; values: readonly (number | null)[] }[]
  /** Something that happened at a label, such as a goal: drawn at the edge of its side. */
  markers?: readonly { index: number; side: 'home' | 'away'; name: string }[]
  /** Labels before which a thin line stands, such as half-time. */
  dividers?: readonly number[]
  /** Labels that the axis of a `balance` shows, in short; by default every fifteenth minute. */
  ticks?: readonly { index: number; text: string }[]
  /** Large in the middle of a pie. */
  centre?: string
}

/**
 * `line`, `bar` and `pie`; `balance`: one series whose bars rise for home and fall for away;
 * `steps`: a line that holds each value until the next.
 */
export type ChartKind = 'line' | 'bar' | 'pie' | 'balance' | 'steps'
