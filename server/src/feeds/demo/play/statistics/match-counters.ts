import { type FeedMatchState, type FeedStatistic, notStarted, type Pair } from '../../../feed'
import type { Moment, PlayTimeline } from '../play-timeline'
import { type Figure, figureOf, type MinuteFigures, minuteFiguresOf } from './minute-figures'
import { COUNTED, type Counted, statisticRows } from './statistic-rows'

const PLACE = new Map(COUNTED.map((counted, place) => [counted, place]))
/** Figures of a minute that are added to the counters unchanged. */
const OF_MINUTE: readonly (Figure & Counted)[] = [
  'attacks',
  'dangerous',
  'onTarget',
  'offTarget',
  'blocked',
  'fouls',
  'offsides',
  'fastBreaks',
  'passes',
  'passesWon',
  'possession',
]
const HALVES = 3

/** State and statistics of one match so far. */
export class MatchCounters {
  readonly state: FeedMatchState = notStarted()
  readonly #figures: MinuteFigures
  readonly #timeline: PlayTimeline
  /** Indexed by half (0 is the whole match), counter and side. */
  readonly #counts = new Uint16Array(HALVES * COUNTED.length * 2)

  constructor(timeline: PlayTimeline) {
    this.#timeline = timeline
    this.#figures = minuteFiguresOf(timeline)
  }

  apply({ step, period }: Moment): void {
    switch (step.kind) {
      case 'status':
        this.#enter(step.status, step.halfKickoffAt)
        return
      case 'goal':
        this.#score(step.side, 1)
        if (step.isShot) this.#goalShot(step.side, period, 1)
        this.state.varCheck = step.isChecked
        return
      case 'goalConfirmed':
        this.state.varCheck = false
        return
      case 'goalCancelled':
        this.#score(step.side, -1)
        this.#goalShot(step.side, period, -1)
        if (step.isOffside) this.#count('offsides', step.side, period, 1)
        this.state.varCheck = false
        return
      case 'card':
        raise(step.isRed ? this.state.red : this.state.yellow, step.side, 1)
        this.#count(step.isRed ? 'red' : 'yellow', step.side, period, 1)
        this.#count('fouls', step.side, period, 1)
        return
      case 'corner':
        raise(this.state.corners, step.side, 1)
        this.#count('corners', step.side, period, 1)
        return
      case 'missed':
        this.#advance(step.side, period, 1)
        this.#count(step.isSaved ? 'onTarget' : 'offTarget', step.side, period, 1)
        return
      case 'kick':
        if (step.isIn) raise(this.state.shootout, step.side, 1)
        return
      case 'minute':
        this.#minute(period, step.minute)
        return
      default:
    }
  }

  /** Rows for the whole match and each half that has begun; empty before the kick-off. */
  statistics(): FeedStatistic[] {
    const begun =
      this.#timeline.periods.length === 0 || this.state.score === null
        ? -1
        : this.state.half === null
          ? 1
          : 2
    return ([0, 1, 2] as const)
      .filter((half) => half <= begun)
      .flatMap((half) =>
        statisticRows(half, (counted, side) => this.#counts[this.#at(half, counted) + side] ?? 0),
      )
  }

  #enter(status: number, halfKickoffAt: number | null): void {
    const { state } = this
    state.status = status
    state.halfKickoffAt = halfKickoffAt
    if (status === 9) return
    state.score ??= [0, 0]
    state.corners ??= [0, 0]
    state.yellow ??= [0, 0]
    state.red ??= [0, 0]
    if (status === 3) state.half = [...state.score]
    if (status === 5) state.extra ??= [...state.score]
    if (status === 7) state.shootout ??= [0, 0]
  }

  /** After 90 minutes goals count in `extra` only. */
  #score(side: 0 | 1, by: number): void {
    raise(this.state.extra ?? this.state.score, side, by)
  }

  #goalShot(side: 0 | 1, period: number, by: number): void {
    this.#advance(side, period, by)
    this.#count('onTarget', side, period, by)
    this.#count('goalShots', side, period, by)
  }

  #advance(side: 0 | 1, period: number, by: number): void {
    this.#count('attacks', side, period, by)
    this.#count('dangerous', side, period, by)
  }

  #minute(period: number, minute: number): void {
    const row = this.#figures[period]?.[minute - 1]
    if (!row) return
    for (const side of [0, 1] as const) {
      for (const figure of OF_MINUTE) this.#count(figure, side, period, figureOf(row, figure, side))
    }
  }

  #count(counted: Counted, side: 0 | 1, period: number, by: number): void {
    for (const half of WHOLE_AND[this.#timeline.periods[period]?.half ?? 0]) {
      const at = this.#at(half, counted) + side
      this.#counts[at] = (this.#counts[at] ?? 0) + by
    }
  }

  #at(half: number, counted: Counted): number {
    return (half * COUNTED.length + (PLACE.get(counted) ?? 0)) * 2
  }
}

const WHOLE_AND = { 0: [0], 1: [0, 1], 2: [0, 2] } as const

function raise(pair: Pair | null, side: 0 | 1, by: number): void {
  if (pair) pair[side] += by
}
