/** A period of play; times inside it are seconds of play since its kick-off. */
export type Period = {
  status: 2 | 4 | 5
  /** Half for the statistics; 0 counts for the whole match only. */
  half: 0 | 1 | 2
  /** Minutes on the clock at its start. */
  baseMinute: number
  regularMinutes: number
  addedMinutes: number
  startAt: number
  playSeconds: number
  /** Interruption at `sec` for `length` seconds; the clock stops. */
  pause: { sec: number; length: number } | null
}

export function instantOf(period: Period, sec: number): number {
  const { pause } = period
  return period.startAt + sec + (pause && sec >= pause.sec ? pause.length : 0)
}

export function endOf(period: Period): number {
  return instantOf(period, period.playSeconds)
}
