/** A minute of the match as shown: `45` and added `2` for 45+2. */
export type MatchClock = { minute: number; addedMinute: number | null }

/** The clock at `second` of a period of play; times are seconds since its kick-off. */
export function clockAt(
  { baseMinute, regularMinutes }: { baseMinute: number; regularMinutes: number },
  second: number,
): MatchClock {
  const played = Math.floor(second / 60) + 1
  const added = played - regularMinutes
  return added > 0
    ? { minute: baseMinute + regularMinutes, addedMinute: added }
    : { minute: baseMinute + played, addedMinute: null }
}
