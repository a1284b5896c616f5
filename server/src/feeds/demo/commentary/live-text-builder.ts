import type { FeedTextLine, Pair } from '../../feed'
import { type Random, randomFrom } from '../../random'
import { PhrasePicker, type PhraseValues, placeOfLine, textLine } from '../../text'
import { clockAt, type MatchClock } from '../../timeline'
import type { Period } from '../play/period.rules'
import type { PlayTimeline } from '../play/play-timeline'
import type { DemoMatch } from '../world/fixture'
import { OnPitch } from './on-pitch'

/** A line with its time. It replaces an earlier line of the same key. */
export type TimedLine = { at: number; line: FeedTextLine }

type LineOptions = {
  at: number
  phrases: readonly string[]
  values?: PhraseValues
  type: number
  side?: 0 | 1 | null
  clock?: MatchClock | null
  main?: boolean
  /** Score of the line; the current score by default. */
  score?: Pair | null
  /** Line that this one replaces. */
  replaces?: FeedTextLine
}

/** Builds the live text of one match: names, players on the pitch, score and lines. */
export class LiveTextBuilder {
  readonly lines: TimedLine[] = []
  readonly match: DemoMatch
  readonly timeline: PlayTimeline
  readonly pitch: OnPitch
  readonly random: Random
  score: Pair | null = null
  readonly #phrasePicker: PhrasePicker
  #lineCount = 0

  constructor(match: DemoMatch, timeline: PlayTimeline, seed: string) {
    this.match = match
    this.timeline = timeline
    this.pitch = new OnPitch(timeline)
    // The seed text is fixed: another one would change every text.
    this.random = randomFrom(`${seed}/words/${match.fixture.key}`)
    this.#phrasePicker = new PhrasePicker(this.random)
  }

  addLine({
    at,
    phrases,
    values = {},
    type,
    side = null,
    clock = null,
    main = false,
    score = this.score,
    replaces,
  }: LineOptions): FeedTextLine {
    const minute = clock?.minute ?? null
    const named = { ...this.#names(side), ...(minute === null ? {} : { minute }), ...values }
    if (!replaces) this.#lineCount++
    const place = replaces ?? placeOfLine(this.#lineCount)
    const data = this.#phrasePicker.say(phrases, named)
    const line = textLine({ place, clock, data, type, side, main, score })
    this.lines.push({ at, line })
    return line
  }

  periodOf(index: number): Period | undefined {
    return this.timeline.periods[index]
  }

  clockIn(index: number, sec: number): MatchClock | null {
    const period = this.periodOf(index)
    return period ? clockAt(period, Math.min(sec, period.playSeconds - 1)) : null
  }

  /** The clock at the end of a period. */
  lastClockOf(index: number): MatchClock | null {
    return this.clockIn(index, Number.POSITIVE_INFINITY)
  }

  #names(side: 0 | 1 | null): PhraseValues {
    const { home, away } = this.match
    const names = { h: home.shortZh, a: away.shortZh, s: this.score ? this.score.join('-') : '' }
    if (side === null) return names
    const [own, other] = side === 0 ? [home, away] : [away, home]
    return { ...names, t: own.shortZh, o: other.shortZh, k: this.pitch.keeper(side === 0 ? 1 : 0) }
  }
}
