import { Wording } from '../../../demo/words/wording'
import { type Random, randomFrom } from '../../../demo/world/random'
import type { FeedTextLine, Pair } from '../../../feed'
import type { Side } from '../../story/counters'
import type { Cast } from './cast'

/** A line and when it is said, in seconds of the match since its kick-off. */
export type Said = { second: number; line: FeedTextLine }
export type Clock = { minute: number; addedMinute: number | null }
export type Words = Readonly<Record<string, string | number | null | undefined>>

type Saying = {
  second: number
  phrases: readonly string[]
  words?: Words
  type: number
  side?: Side | null
  clock?: Clock | null
  main?: boolean
}

const BETWEEN_ORDERS = 10
const MARKS = /\{(\w+)\}/g

/** Writes the text of one match: never a sentence twice, and only what is known is spoken of. */
export class Commentary {
  readonly said: Said[] = []
  readonly cast: Cast
  readonly random: Random
  score: Pair | null = null
  readonly #wording: Wording
  /** Phrases of a list whose marks are all known, by what is known. */
  readonly #fitting = new Map<readonly string[], Map<string, readonly string[]>>()

  constructor(cast: Cast, seed: string) {
    this.cast = cast
    this.random = randomFrom(seed)
    this.#wording = new Wording(this.random)
  }

  /** Says one of the phrases; nothing when each of them needs a word that is not known. */
  say({
    second,
    phrases,
    words = {},
    type,
    side = null,
    clock = null,
    main = false,
  }: Saying): void {
    const known = this.#known(side, { ...words, minute: clock?.minute })
    const fitting = this.#fittingOf(phrases, known)
    if (fitting.length === 0) return
    const number = this.said.length + 1
    const line: FeedTextLine = {
      key: `${number}`,
      order: number * BETWEEN_ORDERS,
      minute: clock?.minute ?? null,
      addedMinute: clock?.addedMinute ?? null,
      data: this.#wording.say(fitting, known),
      type,
      position: side === null ? 0 : side === 0 ? 1 : 2,
      main,
      score: this.score && [this.score[0], this.score[1]],
    }
    this.said.push({ second, line })
  }

  #known(side: Side | null, words: Words): Record<string, string | number> {
    const [home, away] = this.cast.teams
    const sides = side === null ? {} : side === 0 ? { t: home, o: away } : { t: away, o: home }
    const all = { h: home, a: away, s: this.score?.join('-'), ...sides, ...words }
    const known: Record<string, string | number> = {}
    for (const [mark, word] of Object.entries(all))
      if (word !== null && word !== undefined && word !== '') known[mark] = word
    return known
  }

  #fittingOf(phrases: readonly string[], known: Words): readonly string[] {
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
