import type { FeedStatistic } from '../../../feed'
import { EVENT, hasTag, TAG, type WyscoutEvent } from '../archive/shapes'
import type { MatchPeriod } from './periods.rules'
import { COUNTED, isSaved, STATISTIC, typesOf } from './statistic-types.rules'

export type Side = 0 | 1

const POSSESSION = 25
/** Seconds. A longer gap between touches counts as possession of neither side. */
const MAX_POSSESSION_GAP = 12
/** Seconds. Counter-attack events closer together count as one fast break. */
const BREAK_PAUSE = 20
/** Percent of the pitch from the own goal: an attack begins here, a dangerous one near the box. */
const ATTACK_FROM = 66
const DANGER_FROM = 83

/** Statistics of one match, counted event by event. */
export class Counters {
  readonly #counts = new Map<string, [number, number]>()
  readonly #possession: Record<0 | 1 | 2, [number, number]> = { 0: [0, 0], 1: [0, 0], 2: [0, 0] }
  #fastBreak: { side: Side; period: string; since: number } | null = null
  #spell: { side: Side; period: string; since: number; reached: 0 | 1 | 2 } | null = null

  /** Ignores the kicks of a shoot-out: statistics leave them out. */
  add(event: WyscoutEvent, side: Side, period: MatchPeriod): void {
    if (period.name === 'P') return
    for (const type of typesOf(event)) this.#count(type, side, period)
    if (isSaved(event)) this.#count(STATISTIC.save, side === 0 ? 1 : 0, period)
    if (hasTag(event, TAG.counterAttack)) this.#counterAttack(event, side, period)
    this.#addTouch(event, side, period)
  }

  rows(): FeedStatistic[] {
    const rows: FeedStatistic[] = []
    for (const half of [0, 1, 2] as const) {
      for (const type of COUNTED) {
        const [home, away] = this.#counts.get(`${half} ${type}`) ?? [0, 0]
        if (half === 0 || this.#possession[half][0] + this.#possession[half][1] > 0)
          rows.push({ type, half, home, away })
      }
      const [home, away] = this.#possession[half]
      if (home + away === 0) continue
      const share = Math.round((100 * home) / (home + away))
      rows.push({ type: POSSESSION, half, home: share, away: 100 - share })
    }
    return rows
  }

  #count(type: number, side: Side, period: MatchPeriod): void {
    for (const half of period.half === 0 ? [0] : [0, period.half]) {
      const pair = this.#counts.get(`${half} ${type}`) ?? [0, 0]
      pair[side]++
      this.#counts.set(`${half} ${type}`, pair)
    }
  }

  #counterAttack({ eventSec }: WyscoutEvent, side: Side, period: MatchPeriod): void {
    const last = this.#fastBreak
    const isSame =
      last?.side === side && last.period === period.name && eventSec - last.since < BREAK_PAUSE
    if (!isSame) this.#count(STATISTIC.fastBreak, side, period)
    this.#fastBreak = { side, period: period.name, since: eventSec }
  }

  /**
   * Adds the time since the last touch to the side that had the ball, and counts attacks. A gap
   * above `MAX_POSSESSION_GAP` counts for neither side.
   */
  #addTouch(event: WyscoutEvent, side: Side, period: MatchPeriod): void {
    const isOnBall = [EVENT.pass, EVENT.shot, EVENT.freeKick, EVENT.touch].some(
      (id) => id === event.eventId,
    )
    if (!isOnBall) return
    const spell = this.#spell
    const seconds = spell?.period === period.name ? event.eventSec - spell.since : 0
    if (spell && seconds > 0 && seconds <= MAX_POSSESSION_GAP) {
      this.#possession[0][spell.side] += seconds
      if (period.half !== 0) this.#possession[period.half][spell.side] += seconds
    }
    const isSameAttack =
      spell?.side === side && spell.period === period.name && seconds <= MAX_POSSESSION_GAP
    let reached = isSameAttack ? spell.reached : 0
    const x = Math.max(...event.positions.map((position) => position.x), 0)
    if (reached < 1 && x >= ATTACK_FROM) {
      this.#count(STATISTIC.attack, side, period)
      reached = 1
    }
    if (reached < 2 && (x >= DANGER_FROM || event.eventId === EVENT.shot)) {
      this.#count(STATISTIC.dangerousAttack, side, period)
      reached = 2
    }
    this.#spell = { side, period: period.name, since: event.eventSec, reached }
  }
}
