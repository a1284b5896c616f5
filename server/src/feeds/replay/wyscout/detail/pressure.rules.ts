import { EVENT, hasTag, isShot, SUB_EVENT, TAG, type WyscoutEvent } from '../archive/shapes'
import type { Side } from '../timeline/counters'
import type { MatchPeriod } from '../timeline/periods.rules'

/** Percent of the pitch from the own goal; the half width is percent from the middle line. */
const ATTACK_FROM = 66
const DANGER_FROM = 84
const BOX_HALF_WIDTH = 30
const WEIGHTS = { attack: 3, danger: 8, corner: 12, shot: 16, onTarget: 26, goal: 50 } as const
/** Share of a minute's pressure that remains in the next minute. */
const MEMORY = 0.4
const HIGHEST = 100
const MINUTE = 60

/** Attack pressure of every whole minute of a period, −100 to 100, home positive. */
export function pressureOf(
  events: readonly WyscoutEvent[],
  period: MatchPeriod,
  sideOf: (teamId: number) => Side | null,
): number[] {
  const pulls = Array.from({ length: Math.floor(period.length / MINUTE) }, () => 0)
  for (const event of events) {
    const side = sideOf(event.teamId)
    const minute = Math.floor(event.eventSec / MINUTE)
    if (event.matchPeriod !== period.name || side === null || minute >= pulls.length) continue
    pulls[minute] = (pulls[minute] ?? 0) + (side === 0 ? weightOf(event) : -weightOf(event))
  }
  let pressure = 0
  return pulls.map((pull) => {
    pressure = pressure * MEMORY + pull
    return Math.round(Math.max(-HIGHEST, Math.min(HIGHEST, pressure)))
  })
}

function weightOf(event: WyscoutEvent): number {
  if (isShot(event)) {
    if (hasTag(event, TAG.goal)) return WEIGHTS.goal
    return hasTag(event, TAG.accurate) ? WEIGHTS.onTarget : WEIGHTS.shot
  }
  if (event.subEventId === SUB_EVENT.corner) return WEIGHTS.corner
  const isOnBall = [EVENT.pass, EVENT.touch, EVENT.freeKick].some((id) => id === event.eventId)
  const [at] = event.positions
  if (!isOnBall || !at || at.x < ATTACK_FROM) return 0
  return at.x >= DANGER_FROM && Math.abs(at.y - 50) <= BOX_HALF_WIDTH
    ? WEIGHTS.danger
    : WEIGHTS.attack
}
