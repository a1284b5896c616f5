import type { FeedStatistic } from '../../feed'
import { EVENT, hasTag, TAG, type WyscoutEvent } from '../wyscout'
import { COUNTED, isSaved, STATISTIC, typesOf } from './statistic-types.rules'
import type { StoryPeriod } from './timeline.rules'

export type Side = 0 | 1

const POSSESSION = 25
/** A ball out of play longer than this belongs to nobody. */
const LONGEST_HOLD = 12
/** Moves of a counter attack that are closer together belong to one. */
const BREAK_PAUSE = 20
/** From here to the goal line (percent of the pitch) an advance is an attack; near the box it is a dangerous one. */
const ATTACK_FROM = 66
const DANGER_FROM = 83

/** Counts one match event by event. */
export class Counters {
  readonly #counts = new Map<string, [number, number]>()
  readonly #held: Record<0 | 1 | 2, [number, number]> = { 0: [0, 0], 1: [0, 0], 2: [0, 0] }
  #fastBreak: { side: Side; period: string; since: number } | null = null
  #hold: { side: Side; period: string; since: number; reached: 0 | 1 | 2 } | null = null

  /** Kicks of a shoot-out are no part of the statistics. */
  add(event: WyscoutEvent, side: Side, period: StoryPeriod): void {
    if (period.name === 'P') return
    for (const type of typesOf(event)) this.#count(type, side, period)
    if (isSaved(event)) this.#count(STATISTIC.save, side === 0 ? 1 : 0, period)
    if (hasTag(event, TAG.counterAttack)) this.#counterAttack(event, side, period)
    this.#possess(event, side, period)
  }

  rows(): FeedStatistic[] {
    const rows: FeedStatistic[] = []
    for (const half of [0, 1, 2] as const) {
      for (const type of COUNTED) {
        const [home, away] = this.#counts.get(`${half} ${type}`) ?? [0, 0]
        if (half === 0 || this.#held[half][0] + this.#held[half][1] > 0)
          rows.push({ type, half, home, away })
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

  #counterAttack({ eventSec }: WyscoutEvent, side: Side, period: StoryPeriod): void {
    const last = this.#fastBreak
    const isSame =
      last?.side === side && last.period === period.name && eventSec - last.since < BREAK_PAUSE
    if (!isSame) this.#count(STATISTIC.fastBreak, side, period)
    this.#fastBreak = { side, period: period.name, since: eventSec }
  }

  /** Possession goes to the side on the ball until the other side has it; a long stop counts for nobody. */
  #possess(event: WyscoutEvent, side: Side, period: StoryPeriod): void {
    const isOnBall = [EVENT.pass, EVENT.shot, EVENT.freeKick, EVENT.touch].some(
      (id) => id === event.eventId,
    )
    if (!isOnBall) return
    const hold = this.#hold
    const seconds = hold?.period === period.name ? event.eventSec - hold.since : 0
    if (hold && seconds > 0 && seconds <= LONGEST_HOLD) {
      this.#held[0][hold.side] += seconds
      if (period.half !== 0) this.#held[period.half][hold.side] += seconds
    }
    const isSameAttack =
      hold?.side === side && hold.period === period.name && seconds <= LONGEST_HOLD
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
