/** One figure of a part, with the target that it must not exceed, or reach with `atLeast`. */
export type Measure = {
  what: string
  value: number
  unit: string
  target?: number
  atLeast?: boolean
}

/** The value below which `share` of the given ones are. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
