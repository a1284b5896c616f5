import type { FeedStatistic, Pair } from '../../../feed'
import { matchPhases } from '../../../text'
import type { MatchClock } from '../../../timeline'
import type { Lineups } from '../detail/lineups'
import type { Side } from '../timeline/counters'
import type { TimelineStep } from '../timeline/match-timeline'
import { clockOf, type MatchPeriod } from '../timeline/periods.rules'
import { type CommentaryContext, otherSide } from './commentary-context'
import {
  BALANCED,
  END_WON,
  GROUND,
  PRESSURE,
  SHEETS,
  SHOOT_OUT_END,
  START,
} from './phrases/periods'

/** Types of the text line at the final whistle (codes-and-words 1.4). */
const END_TYPES = { '1H': 12, '2H': 12, E1: 26, E2: 26, P: 27 } as const
const QUARTER = 15
const STATISTIC = { passes: 40, attacks: 23, shots: 83, possession: 25 } as const
/** Share of all attacks from which a side counts as the better one. */
const CLEAR_SHARE = 0.56

/**
 * Lines for line-ups, kick-offs, breaks, shoot-outs and the end, and a summary every 15 minutes.
 */
export class PeriodCommentary {
  readonly #context: CommentaryContext
  #before: readonly FeedStatistic[] = []

  constructor(context: CommentaryContext) {
    this.#context = context
  }

  begin({ home, away }: Lineups): void {
    const { commentary } = this.#context
    commentary.addLine({
      second: 0,
      phrases: SHEETS,
      tokens: { f: home?.formation, g: away?.formation },
      type: 0,
    })
    commentary.addLine({
      second: 0,
      phrases: GROUND,
      tokens: { v: commentary.matchNames.venue },
      type: 0,
    })
  }

  open(period: MatchPeriod): void {
    const { commentary, timeline, sideOf } = this.#context
    const first = timeline.events.find(({ matchPeriod }) => matchPeriod === period.name)
    const phrases = {
      '1H': START,
      '2H': matchPhases.SECOND_START,
      E1: matchPhases.EXTRA_START,
      E2: matchPhases.EXTRA_SECOND,
      P: matchPhases.SHOOT_OUT,
    }[period.name]
    commentary.addLine({
      second: Math.ceil(period.start),
      phrases,
      type: period.name === 'P' ? 0 : 10,
      side: period.name === '1H' && first ? sideOf(first.teamId) : null,
      clock: clockOf(period, 0),
      main: true,
    })
  }

  /** A summary after every 15 minutes of regular time, from the statistics since the last one. */
  endMinute({ second, minute, period, statistics }: TimelineStep): void {
    if (minute === null || minute % QUARTER !== 0 || minute > period.regularMinutes || !period.half)
      return
    const { commentary } = this.#context
    const [passes, attacks, shots] = [STATISTIC.passes, STATISTIC.attacks, STATISTIC.shots].map(
      (type) => since(statistics ?? [], this.#before, type),
    )
    this.#before = statistics ?? []
    const clock = clockOf(period, minute * 60 - 1)
    const [mine = 0, theirs = 0] = attacks ?? []
    const side = mine >= theirs ? 0 : 1
    const isClear = Math.max(mine, theirs) >= CLEAR_SHARE * (mine + theirs) && mine + theirs > 0
    // Zero shots count as unknown: phrases with that token are left out.
    const shotsOf = (one: Side) => shots?.[one] || null
    const tokens = isClear
      ? { n: passes?.[side], m: attacks?.[side], x: shotsOf(side), y: shotsOf(otherSide(side)) }
      : { m: mine, y: theirs }
    commentary.addLine({
      second,
      phrases: isClear ? PRESSURE : BALANCED,
      type: 0,
      side: isClear ? side : null,
      clock,
      tokens,
    })
    if (minute !== period.regularMinutes)
      commentary.addLine({ second, phrases: matchPhases.RESULT_NOW, type: 0, clock })
  }

  close({ second, period, statistics }: TimelineStep, next: MatchPeriod | undefined): void {
    const { commentary } = this.#context
    const clock = { minute: period.baseMinute + period.regularMinutes, addedMinute: null }
    if (!next) this.#end(second, clock, statistics ?? [], period)
    else if (period.name === '1H') {
      commentary.addLine({ second, phrases: matchPhases.HALF_TIME, type: 11, clock, main: true })
      const tokens = figuresOf(statistics ?? [])
      commentary.addLine({
        second: second + 20,
        phrases: matchPhases.HALF_FIGURES,
        type: 13,
        clock,
        tokens,
      })
    } else if (period.name === '2H')
      commentary.addLine({ second, phrases: matchPhases.END_CUP_DRAW, type: 0, clock, main: true })
    else if (period.name === 'E2')
      commentary.addLine({ second, phrases: matchPhases.EXTRA_END, type: 26, clock, main: true })
  }

  #end(
    second: number,
    clock: MatchClock,
    statistics: readonly FeedStatistic[],
    { name }: MatchPeriod,
  ): void {
    const { commentary } = this.#context
    const [home, away] = commentary.score ?? [0, 0]
    const winner = home === away ? null : home > away ? 0 : 1
    const won = name === 'P' ? SHOOT_OUT_END : END_WON
    const phrases = winner === null ? matchPhases.END_DRAW : won
    const w = home > away ? `${home}-${away}` : `${away}-${home}`
    const type = END_TYPES[name]
    commentary.addLine({ second, phrases, type, side: winner, clock, main: true, tokens: { w } })
    commentary.addLine({
      second,
      phrases: matchPhases.END_FIGURES,
      type: 0,
      clock,
      tokens: figuresOf(statistics),
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
