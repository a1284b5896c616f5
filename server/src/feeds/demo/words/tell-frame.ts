import { MatchCounters } from '../play/match-counters'
import type { Moment } from '../play/play-timeline'
import * as frame from './phrases/frame'
import type { Clock, Story } from './story'

const SHOOT_OUT: Clock = { minute: 120, addedMinute: null }

/**
 * Adds text about kick-offs, breaks, added time, shoot-outs and the end, and a summary every
 * quarter of an hour.
 */
export class FrameTelling {
  readonly #story: Story
  readonly #counters: MatchCounters
  #before: Map<number, [number, number]> = new Map()
  #isSecondHalf = false

  constructor(story: Story) {
    this.#story = story
    this.#counters = new MatchCounters(story.timeline)
  }

  tell(moment: Moment): void {
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
        this.#story.pitch.named(step.incident.playerKey),
        step.incident.score,
      )
    if (step.kind === 'other' && step.incident.type === 19) {
      const { minute, addedMinute } = step.incident
      const clock = { minute, addedMinute: null }
      this.#story.say({
        at,
        phrases: frame.ADDED,
        type: 19,
        clock,
        words: { n: addedMinute ?? 0 },
        main: true,
      })
    }
    if (step.kind === 'other' && step.incident.type === 26)
      this.#story.say({
        at,
        phrases: frame.EXTRA_END,
        type: 26,
        clock: this.#story.lastClockOf(period),
        main: true,
      })
  }

  #status(at: number, status: number, index: number): void {
    const story = this.#story
    const kickoff = story.clockIn(index, 0)
    switch (status) {
      case 2:
        story.score = [0, 0]
        story.say({ at, phrases: frame.START, type: 10, clock: kickoff, main: true })
        return
      case 3:
        story.say({
          at,
          phrases: frame.HALF_TIME,
          type: 11,
          clock: story.lastClockOf(index),
          main: true,
        })
        story.say({
          at: at + 20,
          phrases: frame.HALF_FIGURES,
          type: 13,
          clock: story.lastClockOf(index),
          words: this.#figures(),
        })
        return
      case 4:
        if (this.#isSecondHalf) story.say({ at, phrases: frame.RESUMED, type: 0, main: true })
        else story.say({ at, phrases: frame.SECOND_START, type: 10, clock: kickoff, main: true })
        this.#isSecondHalf = true
        return
      case 5:
        if (index === 2) this.#afterNinety(at, index - 1)
        story.say({
          at,
          phrases: index === 2 ? frame.EXTRA_START : frame.EXTRA_SECOND,
          type: 10,
          clock: kickoff,
          main: true,
        })
        return
      case 7:
        story.score = [0, 0]
        story.say({
          at,
          phrases: frame.SHOOT_OUT,
          type: 0,
          clock: SHOOT_OUT,
          main: true,
        })
        return
      case 8:
        this.#end(at, index)
        return
      case 10:
        story.say({ at, phrases: frame.PAUSED, type: 0, main: true })
        return
      default:
    }
  }

  #afterNinety(at: number, index: number): void {
    const clock = this.#story.lastClockOf(index)
    this.#story.say({ at: at - 240, phrases: frame.END_CUP_DRAW, type: 0, clock, main: true })
  }

  #end(at: number, index: number): void {
    const story = this.#story
    const [home, away] = story.score ?? [0, 0]
    const isShootOut = this.#counters.state.shootout !== null
    const clock = isShootOut ? SHOOT_OUT : story.lastClockOf(index)
    const winner = home === away ? null : home > away ? 0 : 1
    const phrases = isShootOut
      ? frame.SHOOT_OUT_END
      : winner === null
        ? frame.END_DRAW
        : frame.END_WON
    story.say({ at, phrases, type: 12, side: winner, clock, main: true })
    story.say({ at: at + 30, phrases: frame.END_FIGURES, type: 0, clock, words: this.#figures() })
  }

  #kick(
    at: number,
    side: 0 | 1,
    isIn: boolean,
    player: string,
    score: [number, number] | null,
  ): void {
    this.#story.score = score
    const phrases = isIn ? frame.KICK_IN : frame.KICK_OUT
    this.#story.say({
      at,
      phrases,
      type: isIn ? 29 : 30,
      side,
      clock: SHOOT_OUT,
      words: { p: player },
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
    const clock = this.#story.clockIn(period, minute * 60)
    const side = share >= 50 ? 0 : 1
    const isClear = Math.abs(share - 50) >= 5 && shots[side] > 0
    const words = { n: side === 0 ? share : 100 - share, m: attacks[side], x: shots[side] }
    this.#story.say({
      at: at + 1,
      phrases: isClear ? frame.PRESSURE : frame.BALANCED,
      type: 0,
      side: isClear ? side : null,
      clock,
      words,
    })
    if (minute !== 45) this.#story.say({ at: at + 2, phrases: frame.RESULT_NOW, type: 0, clock })
  }

  #figures() {
    const half = 0
    const row = (type: number) =>
      this.#counters.statistics().find((one) => one.type === type && one.half === half)
    const [held, shots] = [row(25), row(83)]
    return { n: held?.home ?? 50, m: held?.away ?? 50, x: shots?.home ?? 0, y: shots?.away ?? 0 }
  }
}
