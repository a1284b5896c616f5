import type { FeedStatistic } from '../../feed'
import { EVENT, hasTag, SUB_EVENT, TAG, type WyscoutEvent } from '../wyscout'
import type { StoryPeriod } from './timeline.rules'

export type Side = 0 | 1

/** Statistic types of codes-and-words 1.4 and 1.5 that are counted one by one. */
const STATISTIC = {
  corner: 2,
  yellow: 3,
  red: 4,
  offside: 5,
  freeKick: 6,
  goalKick: 7,
  onTarget: 21,
  offTarget: 22,
  attack: 23,
  dangerousAttack: 24,
  blocked: 37,
  foul: 51,
  shots: 83,
} as const
const POSSESSION = 25
/** A ball out of play longer than this belongs to nobody. */
const LONGEST_HOLD = 12
/** From here to the goal line (percent of the pitch) an advance is an attack; near the box it is a dangerous one. */
const ATTACK_FROM = 66
const DANGER_FROM = 83

/** Counts one match event by event. */
export class Counters {
  readonly #counts = new Map<string, [number, number]>()
  readonly #held: Record<0 | 1 | 2, [number, number]> = { 0: [0, 0], 1: [0, 0], 2: [0, 0] }
  #hold: { side: Side; period: string; since: number; reached: 0 | 1 | 2 } | null = null

  /** Kicks of a shoot-out are no part of the statistics. */
  add(event: WyscoutEvent, side: Side, period: StoryPeriod): void {
    if (period.name === 'P') return
    for (const type of typesOf(event)) this.#count(type, side, period)
    this.#possess(event, side, period)
  }

  rows(): FeedStatistic[] {
    const rows: FeedStatistic[] = []
    for (const half of [0, 1, 2] as const) {
      for (const type of Object.values(STATISTIC)) {
        const [home, away] = this.#counts.get(`${half} ${type}`) ?? [0, 0]
        if (half === 0 || this.#held[half][0] + this.#held[half][1] > 0) rows.push({ type, half, home, away })
      }
      const [home, away] = this.#held[half]
      if (home + away === 0) continue
      const share = Math.round((100 * home) / (home + away))
      rows.push({ type: POSSESSION, half, home: share, away: 100 - share })
    }
    return rows
  }

  #count(type: number, side: Side, period: StoryPeriod): void {
    for (const half of period.half === 0 ? [0] : [0, period.half]) {
      const pair = this.#counts.get(`${half} ${type}`) ?? [0, 0]
      pair[side]++
      this.#counts.set(`${half} ${type}`, pair)
    }
  }

  /** Possession goes to the side on the ball until the other side has it; a long stop counts for nobody. */
  #possess(event: WyscoutEvent, side: Side, period: StoryPeriod): void {
    const isOnBall = [EVENT.pass, EVENT.shot, EVENT.freeKick, EVENT.touch].some((id) => id === event.eventId)
    if (!isOnBall) return
    const hold = this.#hold
    const seconds = hold?.period === period.name ? event.eventSec - hold.since : 0
    if (hold && seconds > 0 && seconds <= LONGEST_HOLD) {
      this.#held[0][hold.side] += seconds
      if (period.half !== 0) this.#held[period.half][hold.side] += seconds
    }
    const isSameAttack = hold?.side === side && hold.period === period.name && seconds <= LONGEST_HOLD
    let reached = isSameAttack ? hold.reached : 0
    const x = Math.max(...event.positions.map((position) => position.x), 0)
    if (reached < 1 && x >= ATTACK_FROM) {
      this.#count(STATISTIC.attack, side, period)
      reached = 1
    }
    if (reached < 2 && (x >= DANGER_FROM || event.eventId === EVENT.shot)) {
      this.#count(STATISTIC.dangerousAttack, side, period)
      reached = 2
    }
    this.#hold = { side, period: period.name, since: event.eventSec, reached }
  }
}

function typesOf(event: WyscoutEvent): number[] {
  const { eventId, subEventId } = event
  const types: number[] = []
  if (hasTag(event, TAG.yellow)) types.push(STATISTIC.yellow)
  if (hasTag(event, TAG.red) || hasTag(event, TAG.secondYellow)) types.push(STATISTIC.red)
  if (eventId === EVENT.foul) types.push(STATISTIC.foul)
  if (eventId === EVENT.offside) types.push(STATISTIC.offside)
  if (subEventId === SUB_EVENT.corner) types.push(STATISTIC.corner)
  if (subEventId === SUB_EVENT.goalKick) types.push(STATISTIC.goalKick)
  if (subEventId === SUB_EVENT.freeKick || subEventId === SUB_EVENT.freeKickCross)
    types.push(STATISTIC.freeKick)
  return isShot(event) ? [...types, STATISTIC.shots, shotType(event)] : types
}

export function isShot({ eventId, subEventId }: WyscoutEvent): boolean {
  return eventId === EVENT.shot || subEventId === SUB_EVENT.freeKickShot || subEventId === SUB_EVENT.penalty
}

function shotType(event: WyscoutEvent): number {
  if (hasTag(event, TAG.blocked)) return STATISTIC.blocked
  return hasTag(event, TAG.accurate) ? STATISTIC.onTarget : STATISTIC.offTarget
}
