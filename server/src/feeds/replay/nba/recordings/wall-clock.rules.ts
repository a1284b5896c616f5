/** A recorded moment: period, seconds left in it, earliest second since the tip-off. */
export type Moment = { period: number; clock: number; earliest: number; isDead: boolean }

/** Between two events while the clock stands. */
const DEAD_SECONDS = 3
const MINUTES_A_DAY = 1_440

/**
 * Seconds since the tip-off of every moment. Between two dead balls the game clock runs without a
 * stop, so such a stretch begins late enough for all the minutes that it names.
 */
export function secondsOf(moments: readonly Moment[]): number[] {
  const seconds: number[] = []
  let from = 0
  while (from < moments.length) {
    const end = endOfStretch(moments, from)
    const first = moments[from]
    const before = moments[from - 1]
    if (!first) break
    const isRunning = before?.period === first.period
    const origin = isRunning ? before.clock : first.clock
    const stood = isRunning && before.clock === first.clock ? DEAD_SECONDS : 0
    const stretch = moments.slice(from, end)
    const start = Math.max(
      (seconds.at(-1) ?? 0) + stood,
      ...stretch.map(({ earliest, clock }) => earliest - (origin - clock)),
    )
    seconds.push(...stretch.map(({ clock }) => start + origin - clock))
    from = end
  }
  return seconds
}

/** Index after the next dead ball. */
function endOfStretch(moments: readonly Moment[], from: number): number {
  const period = moments[from]?.period
  for (let index = from; index < moments.length; index++) {
    if (moments[index]?.isDead) return index + 1
    if (moments[index + 1]?.period !== period) return index + 1
  }
  return moments.length
}

/** Seconds from `first` to `time`, both such as `8:11 PM`; never before, over midnight too. */
export function secondsBetween(first: string, time: string): number {
  const minutes = (minuteOfDay(time) - minuteOfDay(first) + MINUTES_A_DAY) % MINUTES_A_DAY
  // Rows that a clerk added later may name a minute before the tip-off.
  return minutes > MINUTES_A_DAY / 2 ? 0 : minutes * 60
}

function minuteOfDay(time: string): number {
  const [, hour, minute, half] = /^(\d+):(\d+) ([AP])M$/.exec(time.trim()) ?? []
  if (!hour || !minute) throw new Error(`${time} is no time of day`)
  return ((Number(hour) % 12) + (half === 'P' ? 12 : 0)) * 60 + Number(minute)
}
