import type { FeedTextLine, Pair } from '../../../feed'
import { type Random, randomFrom } from '../../../random'
import { PhrasePicker, placeOfLine, textLine } from '../../../text'
import type { MatchClock } from '../../../timeline'
import type { Side } from '../timeline/counters'
import type { MatchNames } from './match-names'

/** A text line and its second of the match since the kick-off. */
export type TimedLine = { second: number; line: FeedTextLine }
/** Values of the `{…}` marks of a phrase. */
export type Tokens = Readonly<Record<string, string | number | null | undefined>>

type LineOptions = {
  second: number
  phrases: readonly string[]
  tokens?: Tokens
  type: number
  side?: Side | null
  clock?: MatchClock | null
  main?: boolean
}

const MARKS = /\{(\w+)\}/g

/**
 * Text of one match: no sentence repeats, and a phrase is used only if all its tokens are known.
 */
export class Commentary {
  readonly timedLines: TimedLine[] = []
  readonly matchNames: MatchNames
  readonly random: Random
  score: Pair | null = null
  readonly #phrasePicker: PhrasePicker
  /** Phrases of a list whose marks are all known, by the joined names of the known tokens. */
  readonly #fitting = new Map<readonly string[], Map<string, readonly string[]>>()

  constructor(matchNames: MatchNames, seed: string) {
    this.matchNames = matchNames
    this.random = randomFrom(seed)
    this.#phrasePicker = new PhrasePicker(this.random)
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
    const known = this.#known(side, { ...tokens, minute: clock?.minute })
    const fitting = this.#fittingOf(phrases, known)
    if (fitting.length === 0) return
    const place = placeOfLine(this.timedLines.length + 1)
    const data = this.#phrasePicker.say(fitting, known)
    const line = textLine({ place, clock, data, type, side, main, score: this.score })
    this.timedLines.push({ second, line })
  }

  #known(side: Side | null, tokens: Tokens): Record<string, string | number> {
    const [home, away] = this.matchNames.teams
    const sides = side === null ? {} : side === 0 ? { t: home, o: away } : { t: away, o: home }
    const all = { h: home, a: away, s: this.score?.join('-'), ...sides, ...tokens }
    const known: Record<string, string | number> = {}
    for (const [mark, value] of Object.entries(all))
      if (value !== null && value !== undefined && value !== '') known[mark] = value
    return known
  }

  #fittingOf(phrases: readonly string[], known: Tokens): readonly string[] {
    const lists = this.#fitting.get(phrases) ?? new Map<string, readonly string[]>()
    this.#fitting.set(phrases, lists)
    const name = Object.keys(known).sort().join()
    const list =
      lists.get(name) ??
      phrases.filter((phrase) =>
        [...phrase.matchAll(MARKS)].every(([, mark = '']) => mark in known),
      )
    lists.set(name, list)
    return list
  }
}
