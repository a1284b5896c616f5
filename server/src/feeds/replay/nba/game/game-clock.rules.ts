import type { Play } from '../recordings/play'

/** The clock from `second` on: seconds left, and since when it runs; null while it stands. */
export type ClockChange = { second: number; clock: number; runsFrom: number | null }

/** A longer stop than this at a dead ball, or else in play, stops the clock. */
const DEAD_STOP = 1
const LIVE_STOP = 4
/** A running clock is set again only when it is off by more. */
const MAX_ERROR = 1

/** Changes of the clock at and after the play `index`, in order of time. */
export function clockChanges(
  plays: readonly Play[],
  index: number,
  running: ClockChange | null,
): ClockChange[] {
  const play = plays[index]
  if (!play) return []
  const { second, clock } = play
  const stands = { second, clock, runsFrom: null }
  const next = nextClock(plays, index)
  if (!next) return [stands]
  const restart = next.play.second - (clock - next.play.clock)
  const allowed = next.isDeadBefore ? DEAD_STOP : LIVE_STOP
  if (restart - second > allowed) {
    const isLast = plays[index + 1]?.clock !== clock
    return isLast ? [stands, { second: restart, clock, runsFrom: restart }] : [stands]
  }
  if (running?.runsFrom != null) {
    const shown = running.clock - (second - running.runsFrom)
    if (Math.abs(shown - clock) <= MAX_ERROR) return [{ ...running, second }]
  }
  return [{ second, clock, runsFrom: second }]
}

/** The next play of the period with another clock. */
function nextClock(plays: readonly Play[], index: number) {
  const first = plays[index]
  let isDeadBefore = false
  for (let at = index; at < plays.length; at++) {
    const play = plays[at]
    if (!play || play.period !== first?.period) return null
    if (play.clock < first.clock) return { play, isDeadBefore }
    isDeadBefore ||= isDead(play)
  }
  return null
}

function isDead(play: Play): boolean {
  switch (play.kind) {
    case 'shot':
    case 'rebound':
      return false
    case 'turnover':
      return play.stealer === null
    case 'freeThrow':
      return !play.isLast || play.made
    default:
      return true
  }
}
