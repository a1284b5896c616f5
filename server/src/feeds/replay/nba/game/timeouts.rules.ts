/** Time-outs of a side; seasons before 2017-18 had other rules, which the replay does not count. */
const FIRST_YEAR = 2017
const ALL = 7
const IN_FOURTH = 4
const AT_END = 2
const END_SECONDS = 180

/** Time-outs left at the start; null in a season with other rules. `id` is the number of a game. */
export function timeoutsAtStart(id: string): number | null {
  return 2000 + Number(id.slice(3, 5)) < FIRST_YEAR ? null : ALL
}

/** Time-outs left at a moment: some lapse in the fourth quarter, overtimes have two. */
export function timeoutsLeft(
  left: number,
  period: number,
  clock: number,
  isStart: boolean,
): number {
  if (period > 4 && isStart) return AT_END
  if (period < 4) return left
  return Math.min(left, period === 4 && clock > END_SECONDS ? IN_FOURTH : AT_END)
}
