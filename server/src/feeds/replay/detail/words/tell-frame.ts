import * as usual from '../../../demo/words/phrases/frame'
import type { FeedStatistic, Pair } from '../../../feed'
import type { Beat } from '../../story/beat'
import type { Side } from '../../story/counters'
import { clockOf, type StoryPeriod } from '../../story/timeline.rules'
import type { Lineups } from '../lineups'
import type { Clock } from './commentary'
import { type MatchTold, otherSide } from './match-told'
import { BALANCED, END_WON, GROUND, PRESSURE, SHEETS, SHOOT_OUT_END, START } from './phrases/frame'

/** How text lines of the final whistle are typed (codes-and-words 1.4). */
const END_TYPES = { '1H': 12, '2H': 12, E1: 26, E2: 26, P: 27 } as const
const QUARTER = 15
const STATISTIC = { passes: 40, attacks: 23, shots: 83, possession: 25 } as const
/** A side with this share of the attacks of both has more of the play. */
const CLEAR_SHARE = 0.56

/** Speaks of the sheets, kick-offs, breaks, shoot-outs and the end, and sums up every quarter of an hour. */
export class FrameTelling {
  readonly #told: MatchTold
  #before: readonly FeedStatistic[] = []

  constructor(told: MatchTold) {
    this.#told = told
  }

  begin({ home, away }: Lineups): void {
    const { commentary } = this.#told
    commentary.say({
      second: 0,
      phrases: SHEETS,
      words: { f: home?.formation, g: away?.formation },
      type: 0,
    })
    commentary.say({ second: 0, phrases: GROUND, words: { v: commentary.cast.venue }, type: 0 })
  }

  open(period: StoryPeriod): void {
    const { commentary, story, sideOf } = this.#told
    const first = story.events.find(({ matchPeriod }) => matchPeriod === period.name)
    const phrases = {
      '1H': START,
      '2H': usual.SECOND_START,
      E1: usual.EXTRA_START,
      E2: usual.EXTRA_SECOND,
      P: usual.SHOOT_OUT,
    }[period.name]
    commentary.say({
      second: Math.ceil(period.start),
      phrases,
      type: period.name === 'P' ? 0 : 10,
      side: period.name === '1H' && first ? sideOf(first.teamId) : null,
      clock: clockOf(period, 0),
      main: true,
    })
  }

  /** After every quarter of an hour of regular time, by the figures since the one before. */
  minute({ second, minute, period, statistics }: Beat): void {
    if (minute === null || minute % QUARTER !== 0 || minute > period.regularMinutes || !period.half)
      return
    const { commentary } = this.#told
    const [passes, attacks, shots] = [STATISTIC.passes, STATISTIC.attacks, STATISTIC.shots].map(
      (type) => since(statistics ?? [], this.#before, type),
    )
    this.#before = statistics ?? []
    const clock = clockOf(period, minute * 60 - 1)
    const [mine = 0, theirs = 0] = attacks ?? []
    const side = mine >= theirs ? 0 : 1
    const isClear = Math.max(mine, theirs) >= CLEAR_SHARE * (mine + theirs) && mine + theirs > 0
    // Nobody speaks of no shots: a phrase with them is left out.
    const shotsOf = (one: Side) => shots?.[one] || null
    const words = isClear
      ? { n: passes?.[side], m: attacks?.[side], x: shotsOf(side), y: shotsOf(otherSide(side)) }
      : { m: mine, y: theirs }
    commentary.say({
      second,
      phrases: isClear ? PRESSURE : BALANCED,
      type: 0,
      side: isClear ? side : null,
      clock,
      words,
    })
    if (minute !== period.regularMinutes)
      commentary.say({ second, phrases: usual.RESULT_NOW, type: 0, clock })
  }

  close({ second, period, statistics }: Beat, next: StoryPeriod | undefined): void {
    const { commentary } = this.#told
    const clock = { minute: period.baseMinute + period.regularMinutes, addedMinute: null }
    if (!next) this.#end(second, clock, statistics ?? [], period)
    else if (period.name === '1H') {
      commentary.say({ second, phrases: usual.HALF_TIME, type: 11, clock, main: true })
      const words = figuresOf(statistics ?? [])
      commentary.say({ second: second + 20, phrases: usual.HALF_FIGURES, type: 13, clock, words })
    } else if (period.name === '2H')
      commentary.say({ second, phrases: usual.END_CUP_DRAW, type: 0, clock, main: true })
    else if (period.name === 'E2')
      commentary.say({ second, phrases: usual.EXTRA_END, type: 26, clock, main: true })
  }

  #end(
    second: number,
    clock: Clock,
    statistics: readonly FeedStatistic[],
    { name }: StoryPeriod,
  ): void {
    const { commentary } = this.#told
    const [home, away] = commentary.score ?? [0, 0]
    const winner = home === away ? null : home > away ? 0 : 1
    const won = name === 'P' ? SHOOT_OUT_END : END_WON
    const phrases = winner === null ? usual.END_DRAW : won
    const w = home > away ? `${home}-${away}` : `${away}-${home}`
    const type = END_TYPES[name]
    commentary.say({ second, phrases, type, side: winner, clock, main: true, words: { w } })
    commentary.say({
      second,
      phrases: usual.END_FIGURES,
      type: 0,
      clock,
      words: figuresOf(statistics),
    })
  }
}

function pairOf(rows: readonly FeedStatistic[], type: number): Pair {
  const row = rows.find((one) => one.type === type && one.half === 0)
  return [row?.home ?? 0, row?.away ?? 0]
}

function since(
  now: readonly FeedStatistic[],
  before: readonly FeedStatistic[],
  type: number,
): Pair {
  const [late, early] = [pairOf(now, type), pairOf(before, type)]
  return [late[0] - early[0], late[1] - early[1]]
}

function figuresOf(rows: readonly FeedStatistic[]) {
  const [n, m] = pairOf(rows, STATISTIC.possession)
  const [x, y] = pairOf(rows, STATISTIC.shots)
  return { n, m, x, y }
}
