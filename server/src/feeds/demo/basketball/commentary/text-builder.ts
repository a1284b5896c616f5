import type { FeedTextLine } from '../../../feed'
import { type Random, randomFrom } from '../../../random'
import { PhrasePicker, type PhraseValues, placeOfLine, textLine } from '../../../text'
import type { GameMoment, PlayerNumber, Side } from '../play/game-step'
import type { GameTimeline } from '../play/game-timeline'
import { GameCounters } from '../statistics/game-counters'
import type { BasketballMatch } from '../world/fixture'

export type TimedLine = { at: number; line: FeedTextLine }

type LineOptions = {
  phrases: readonly string[]
  values?: PhraseValues
  side?: Side | null
  /** A type of the list's incidents; 0 for a line without one. */
  type?: number
  isMain?: boolean
  /** Second of a line without a moment of play. */
  at?: number
}

/** Builds the live text of one game: names, score and lines. */
export class TextBuilder {
  readonly lines: TimedLine[] = []
  readonly match: BasketballMatch
  readonly game: GameTimeline
  readonly random: Random
  readonly counters: GameCounters
  moment: GameMoment | null = null
  readonly #phrasePicker: PhrasePicker
  readonly #shared: ReadonlySet<string>

  constructor(match: BasketballMatch, game: GameTimeline, seed: string) {
    this.match = match
    this.game = game
    this.random = randomFrom(`${seed}/text/${match.fixture.key}`)
    this.counters = new GameCounters(game)
    this.#phrasePicker = new PhrasePicker(this.random)
    const [home, away] = game.sheets.map(({ players }) => players.map(({ shortZh }) => shortZh))
    this.#shared = new Set(home?.filter((name) => away?.includes(name)))
  }

  /** Moves on to the next moment. */
  advance(moment: GameMoment): void {
    this.moment = moment
    this.counters.applyTo(this.counters.applied + 1)
  }

  addLine({ phrases, values = {}, side = null, type = 0, isMain = false, at }: LineOptions): void {
    const { moment } = this
    const score = moment ? this.counters.score : null
    const data = this.#phrasePicker.say(phrases, { ...this.#names(side), ...values })
    const place = placeOfLine(this.lines.length + 1)
    const line = textLine({ place, clock: null, data, type, side, main: isMain, score })
    const time = moment && { period: moment.period, clock: moment.left }
    this.lines.push({ at: at ?? moment?.at ?? 0, line: { ...line, ...time } })
  }

  /** The name that a commentator uses: the whole one if both sides have a player of the short. */
  name(side: Side, number: PlayerNumber | null): string {
    const player = number === null ? undefined : this.game.sheets[side].players[number]
    if (!player) return ''
    return this.#shared.has(player.shortZh) ? player.nameZh : player.shortZh
  }

  /** An opponent on court, such as the one who guards the ball. */
  opponent(side: Side): string {
    const other: Side = side === 0 ? 1 : 0
    const five = this.counters.onCourt(other)
    return five.length > 0 ? this.name(other, this.random.pick(five)) : ''
  }

  #names(side: Side | null): PhraseValues {
    const { home, away } = this.match
    const names = { h: home.shortZh, a: away.shortZh, s: this.counters.score.join('-') }
    if (side === null) return names
    const [own, other] = side === 0 ? [home, away] : [away, home]
    return { ...names, t: own.shortZh, o: other.shortZh }
  }
}
