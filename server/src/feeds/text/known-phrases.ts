import type { Random } from '../random'
import { PhrasePicker } from './phrase-picker'

/** Values of the `{…}` marks of a phrase; empty ones count as unknown. */
export type Tokens = Readonly<Record<string, string | number | null | undefined>>

const MARKS = /\{(\w+)\}/g

/** Sentences of one match: none repeats, and a phrase is used only if all its tokens are known. */
export class KnownPhrases {
  readonly #phrasePicker: PhrasePicker
  /** Phrases of a list whose marks are all known, by the joined names of the known tokens. */
  readonly #fitting = new Map<readonly string[], Map<string, readonly string[]>>()

  constructor(random: Random) {
    this.#phrasePicker = new PhrasePicker(random)
  }

  /** A sentence from one of the phrases; null if every phrase needs an unknown token. */
  say(phrases: readonly string[], tokens: Tokens): string | null {
    const known = knownTokens(tokens)
    const fitting = this.#fittingOf(phrases, known)
    return fitting.length === 0 ? null : this.#phrasePicker.say(fitting, known)
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

function knownTokens(tokens: Tokens): Record<string, string | number> {
  const known: Record<string, string | number> = {}
  for (const [mark, value] of Object.entries(tokens))
    if (value !== null && value !== undefined && value !== '') known[mark] = value
  return known
}
