import type { FeedTextLine, Pair } from '../../../feed'
import { type Random, randomFrom } from '../../../random'
import { KnownPhrases, placeOfLine, type Tokens, textLine } from '../../../text'
import type { MatchClock } from '../../../timeline'
import type { Side } from '../timeline/counters'
import type { MatchNames } from './match-names'

/** A text line and its second of the match since the kick-off. */
export type TimedLine = { second: number; line: FeedTextLine }
type LineOptions = {
  second: number
  phrases: readonly string[]
  tokens?: Tokens
  type: number
  side?: Side | null
  clock?: MatchClock | null
  main?: boolean
}

/**
 * Text of one match: no sentence repeats, and a phrase is used only if all its tokens are known.
 */
export class Commentary {
  readonly timedLines: TimedLine[] = []
  readonly matchNames: MatchNames
  readonly random: Random
  score: Pair | null = null
  readonly #phrases: KnownPhrases

  constructor(matchNames: MatchNames, seed: string) {
    this.matchNames = matchNames
    this.random = randomFrom(seed)
    this.#phrases = new KnownPhrases(this.random)
  }

  /** Adds a line with one of the phrases; adds none if every phrase needs an unknown token. */
  addLine({
    second,
    phrases,
    tokens = {},
    type,
    side = null,
    clock = null,
    main = false,
  }: LineOptions): void {
    const data = this.#phrases.say(phrases, {
      ...this.#tokensOf(side),
      ...tokens,
      minute: clock?.minute,
    })
    if (data === null) return
    const place = placeOfLine(this.timedLines.length + 1)
    const line = textLine({ place, clock, data, type, side, main, score: this.score })
    this.timedLines.push({ second, line })
  }

  #tokensOf(side: Side | null): Tokens {
    const [home, away] = this.matchNames.teams
    const sides = side === null ? {} : side === 0 ? { t: home, o: away } : { t: away, o: home }
    return { h: home, a: away, s: this.score?.join('-'), ...sides }
  }
}
