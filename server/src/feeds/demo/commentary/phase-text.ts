import { matchPhases } from '../../text'
import type { MatchClock } from '../../timeline'
import type { Moment } from '../play/play-timeline'
import { MatchCounters } from '../play/statistics/match-counters'
import type { LiveTextBuilder } from './live-text-builder'
import * as phases from './phrases/match-phases'

const SHOOT_OUT: MatchClock = { minute: 120, addedMinute: null }

/**
 * Adds text about kick-offs, breaks, added time, shoot-outs and the end, and a summary every
 * quarter of an hour.
 */
export class PhaseText {
  readonly #builder: LiveTextBuilder
  readonly #counters: MatchCounters
  #before: Map<number, [number, number]> = new Map()
  #isSecondHalf = false

  constructor(builder: LiveTextBuilder) {
    this.#builder = builder
    this.#counters = new MatchCounters(builder.timeline)
  }

  addMoment(moment: Moment): void {
    this.#counters.apply(moment)
    const { at, step, period } = moment
    if (step.kind === 'status') this.#status(at, step.status, period)
    if (step.kind === 'minute' && step.minute % 15 === 0 && step.minute <= 45)
      this.#quarter(at, period, step.minute)
    if (step.kind === 'kick')
      this.#kick(
        at,
        step.side,
        step.isIn,
        this.#builder.pitch.named(step.incident.playerKey),
        step.incident.score,
      )
    if (step.kind === 'other' && step.incident.type === 19) {
      const { minute, addedMinute } = step.incident
      const clock = { minute, addedMinute: null }
      this.#builder.addLine({
        at,
        phrases: phases.ADDED,
        type: 19,
        clock,
        values: { n: addedMinute ?? 0 },
        main: true,
      })
    }
    if (step.kind === 'other' && step.incident.type === 26)
      this.#builder.addLine({
        at,
        phrases: matchPhases.EXTRA_END,
        type: 26,
        clock: this.#builder.lastClockOf(period),
        main: true,
      })
  }

  #status(at: number, status: number, index: number): void {
    const builder = this.#builder
    const kickoff = builder.clockIn(index, 0)
    switch (status) {
      case 2:
        builder.score = [0, 0]
        builder.addLine({ at, phrases: phases.START, type: 10, clock: kickoff, main: true })
        return
      case 3:
        this.#halfTime(at, index)
        return
      case 4:
        this.#secondHalf(at, kickoff)
        return
      case 5:
        if (index === 2) this.#afterNinety(at, index - 1)
        builder.addLine({
          at,
          phrases: index === 2 ? matchPhases.EXTRA_START : matchPhases.EXTRA_SECOND,
          type: 10,
          clock: kickoff,
          main: true,
        })
        return
      case 7:
        builder.score = [0, 0]
        builder.addLine({
          at,
          phrases: matchPhases.SHOOT_OUT,
          type: 0,
          clock: SHOOT_OUT,
          main: true,
        })
        return
      case 8:
        this.#end(at, index)
        return
      case 10:
        builder.addLine({ at, phrases: phases.PAUSED, type: 0, main: true })
        return
      default:
    }
  }

  #halfTime(at: number, index: number): void {
    const clock = this.#builder.lastClockOf(index)
    this.#builder.addLine({ at, phrases: matchPhases.HALF_TIME, type: 11, clock, main: true })
    this.#builder.addLine({
      at: at + 20,
      phrases: matchPhases.HALF_FIGURES,
      type: 13,
      clock,
      values: this.#figures(),
    })
  }

  #secondHalf(at: number, clock: ReturnType<LiveTextBuilder['clockIn']>): void {
    const line = this.#isSecondHalf
      ? { at, phrases: phases.RESUMED, type: 0, main: true }
      : { at, phrases: matchPhases.SECOND_START, type: 10, clock, main: true }
    this.#builder.addLine(line)
    this.#isSecondHalf = true
  }

  #afterNinety(at: number, index: number): void {
    const clock = this.#builder.lastClockOf(index)
    this.#builder.addLine({
      at: at - 240,
      phrases: matchPhases.END_CUP_DRAW,
      type: 0,
      clock,
      main: true,
    })
  }

  #end(at: number, index: number): void {
    const builder = this.#builder
    const [home, away] = builder.score ?? [0, 0]
    const isShootOut = this.#counters.state.shootout !== null
    const clock = isShootOut ? SHOOT_OUT : builder.lastClockOf(index)
    const winner = home === away ? null : home > away ? 0 : 1
    const phrases = isShootOut
      ? phases.SHOOT_OUT_END
      : winner === null
        ? matchPhases.END_DRAW
        : phases.END_WON
    builder.addLine({ at, phrases, type: 12, side: winner, clock, main: true })
    builder.addLine({
      at: at + 30,
      phrases: matchPhases.END_FIGURES,
      type: 0,
      clock,
      values: this.#figures(),
    })
  }

  #kick(
    at: number,
    side: 0 | 1,
    isIn: boolean,
    player: string,
    score: [number, number] | null,
  ): void {
    this.#builder.score = score
    const phrases = isIn ? phases.KICK_IN : phases.KICK_OUT
    this.#builder.addLine({
      at,
      phrases,
      type: isIn ? 29 : 30,
      side,
      clock: SHOOT_OUT,
      values: { p: player },
      main: true,
    })
  }

  /** Adds which side had more of the play since the last summary. */
  #quarter(at: number, period: number, minute: number): void {
    const rows = new Map(
      this.#counters
        .statistics()
        .filter(({ half }) => half === 0)
        .map(({ type, home, away }) => [type, [home, away] as [number, number]]),
    )
    const since = (type: number): [number, number] => {
      const now = rows.get(type) ?? [0, 0]
      const before = this.#before.get(type) ?? [0, 0]
      return [now[0] - before[0], now[1] - before[1]]
    }
    const [passes, attacks, shots] = [since(40), since(23), since(83)]
    this.#before = rows
    const share = Math.round((100 * passes[0]) / Math.max(1, passes[0] + passes[1]))
    const clock = this.#builder.clockIn(period, minute * 60)
    const side = share >= 50 ? 0 : 1
    const isClear = Math.abs(share - 50) >= 5 && shots[side] > 0
    const values = { n: side === 0 ? share : 100 - share, m: attacks[side], x: shots[side] }
    this.#builder.addLine({
      at: at + 1,
      phrases: isClear ? phases.PRESSURE : phases.BALANCED,
      type: 0,
      side: isClear ? side : null,
      clock,
      values,
    })
    if (minute !== 45)
      this.#builder.addLine({ at: at + 2, phrases: matchPhases.RESULT_NOW, type: 0, clock })
  }

  #figures() {
    const half = 0
    const row = (type: number) =>
      this.#counters.statistics().find((one) => one.type === type && one.half === half)
    const [possession, shots] = [row(25), row(83)]
    return {
      n: possession?.home ?? 50,
      m: possession?.away ?? 50,
      x: shots?.home ?? 0,
      y: shots?.away ?? 0,
    }
  }
}
