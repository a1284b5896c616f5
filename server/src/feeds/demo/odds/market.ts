import { ODDS_TYPE } from '@saidian/shared/contracts/odds'
import type { OddsType } from '../../feed'
import { randomFrom } from '../../random'
import { clockAt, type MatchClock } from '../../timeline'
import { endOf, instantOf, type Period } from '../play/period.rules'
import type { PlayTimeline } from '../play/play-timeline'
import { type Standing, standingsOf } from '../play/statistics/standing'
import type { DemoMatch } from '../world/fixture'
import type { Company } from './companies'
import type { PricedMarket, Triple } from './priced-market'
import {
  asiaPrices,
  cornerPrices,
  euroPrices,
  isDecided,
  totalPrices,
  type View,
} from './prices.rules'

/** Added time that the market expects, in minutes by half. */
const ADDED = [2.5, 5] as const
/**
 * Parts of the 90-minute rate by half, for goals and corners; they match the drafts of the play.
 */
const GOAL_WEIGHT = [0.88, 1.07] as const
const CORNER_WEIGHT = 0.98
/** Status of the half-time break. */
const HALF_TIME = 3
const SHORT_HANDED = 0.78
const AGAINST_TEN = 1.15
/** Maximum error of the first and of the last estimate, as logarithm of a side's goals. */
const FIRST_ERROR = 0.16
const LAST_ERROR = 0.03

/** Market estimates of one match at any time, from strengths, score and clock. */
export class Market implements PricedMarket<View> {
  readonly lateType = ODDS_TYPE.corners
  readonly tickSeconds = 60
  readonly isDecided = isDecided
  readonly match: DemoMatch
  readonly #periods: Period[]
  readonly #standings: Standing[]
  readonly #errors: readonly [number, number, number, number]

  constructor(match: DemoMatch, timeline: PlayTimeline, seed: string) {
    this.match = match
    this.#periods = timeline.periods.slice(0, 2)
    this.#standings = standingsOf(timeline)
    const random = randomFrom(`${seed}/market/${match.fixture.key}`)
    const some = (size: number) => (random.next() * 2 - 1) * size
    this.#errors = [some(FIRST_ERROR), some(FIRST_ERROR), some(LAST_ERROR), some(LAST_ERROR)]
  }

  /**
   * The estimate at `at`. `progress` from 0 (opening) to 1 (kick-off) reduces the error; in play it
   * is 1.
   */
  viewAt(at: number, progress = 1): View {
    const { score, corners, reds } = this.standingAt(at)
    const [edge, mood, lastEdge, lastMood] = this.#errors
    const lean = edge * (1 - progress) + lastEdge
    const level = (mood * (1 - progress) + lastMood) / 2
    const goal = this.#share(at, GOAL_WEIGHT)
    const [home, away] = this.match.expected
    const manpower = (side: 0 | 1) =>
      SHORT_HANDED ** reds[side] * AGAINST_TEN ** reds[side === 0 ? 1 : 0]
    const cornerRate = 5.2 + 1.6 * (home + away)
    return {
      goals: [
        home * goal * manpower(0) * Math.exp(lean + level),
        away * goal * manpower(1) * Math.exp(level - lean),
      ],
      corners: cornerRate * this.#share(at, [CORNER_WEIGHT, CORNER_WEIGHT]) * Math.exp(level),
      score,
      cornersSoFar: corners[0] + corners[1],
    }
  }

  typesOf({ hasCorners }: Company): OddsType[] {
    return hasCorners ? [1, 2, 3, 4] : [1, 2, 3]
  }

  price({ margin, euroMargin }: Company, type: number, view: View, lean: number): Triple {
    if (type === ODDS_TYPE.asia) return asiaPrices(view, margin, lean)
    if (type === ODDS_TYPE.euro) return euroPrices(view, euroMargin)
    if (type === ODDS_TYPE.overUnder) return totalPrices(view, margin, lean)
    return cornerPrices(view, margin * 1.4, lean)
  }

  isBreak(status: number): boolean {
    return status === HALF_TIME
  }

  standingAt(at: number): Standing {
    let low = 0
    let high = this.#standings.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#standings[middle]?.at ?? 0) <= at) low = middle + 1
      else high = middle
    }
    return (
      this.#standings[low - 1] ?? { at: 0, score: [0, 0], corners: [0, 0], reds: [0, 0], status: 1 }
    )
  }

  /** The clock of the match; null before the start. */
  clockAt(at: number): MatchClock | null {
    const period = this.#periods.findLast(({ startAt }) => startAt <= at)
    if (!period) return null
    return clockAt(period, Math.min(period.playSeconds - 1, playedOf(period, at)))
  }

  /** Actual kick-off; null when the match is not played. */
  get startAt(): number | null {
    return this.#periods[0]?.startAt ?? null
  }

  /**
   * End of betting in play: the 90th minute, because added time is too short to price. Null when
   * the match is not played.
   */
  get closesAt(): number | null {
    const second = this.#periods[1]
    return second ? Math.min(endOf(second), instantOf(second, second.regularMinutes * 60)) : null
  }

  /** Part of the 90-minute rate that is still to come. */
  #share(at: number, weight: readonly [number, number]): number {
    let share = 0
    for (const half of [0, 1] as const) {
      const period = this.#periods[half]
      const length = 45 + ADDED[half]
      const played = period ? Math.max(0, playedOf(period, at)) / 60 : 0
      // Until the final whistle the market expects at least 0.7 minutes of play.
      const left = period && at >= endOf(period) ? 0 : Math.max(0.7, length - played)
      share += (weight[half] * left) / 90
    }
    return share
  }
}

function playedOf({ startAt, pause }: Period, at: number): number {
  const gone = at - startAt
  if (!pause || gone < pause.sec) return gone
  return Math.max(pause.sec, gone - pause.length)
}
