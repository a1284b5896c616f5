/** Text beyond this is not searched. */
const MAX_CHARACTERS = 20_000
const MAX_RUN = 40

/** Scripts that are written without spaces. */
const CHINESE = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}'
/** Runs of these, or of other letters and digits. */
const RUN = new RegExp(`([${CHINESE}]+)|(?:(?![${CHINESE}])[\\p{L}\\p{N}\\p{M}])+`, 'gu')

/** Spelling that a search does not distinguish: width, case, compatibility forms. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

type Run = {
  /** Folded. */
  text: string
  /** Every Chinese character with the next one, the last one alone; empty for a word. */
  pairs: readonly string[]
}

/** The runs of a text. */
export function runsOf(text: string): Run[] {
  return [...foldText(text).matchAll(RUN)].map(([run, chinese]) =>
    chinese === undefined
      ? { text: run.slice(0, MAX_RUN), pairs: [] }
      : { text: chinese, pairs: pairsOf(chinese) },
  )
}

/**
 * Terms of a text: every two neighbours of Chinese, the last character of each run, and other words
 * whole.
 */
function termsOf(text: string): Set<string> {
  const runs = runsOf(text.slice(0, MAX_CHARACTERS))
  return new Set(runs.flatMap(({ text: run, pairs }) => (pairs.length > 0 ? pairs : [run])))
}

function pairsOf(run: string): string[] {
  const characters = [...run]
  return characters.map((character, at) => character + (characters[at + 1] ?? ''))
}

/** Terms as the text of a tsvector; they are letters and digits, which need no quotes inside. */
export function tsvectorOf(text: string): string {
  return [...termsOf(text)].map((term) => `'${term}'`).join(' ')
}

/**
 * A query: all of its terms. A word and a single Chinese character also find what begins with them.
 * Null when nothing of it can be searched.
 */
export function tsqueryOf(query: string): string | null {
  const terms = runsOf(query).flatMap(({ text, pairs }) => {
    if (pairs.length === 0) return termOf(text, !/^\p{N}+$/u.test(text))
    // The pair before it has the last character already.
    return pairs.length === 1 ? termOf(text, true) : pairs.slice(0, -1).map((pair) => termOf(pair))
  })
  return terms.length === 0 ? null : [...new Set(terms)].join(' & ')
}

function termOf(text: string, isOpen = false): string {
  return `'${text}'${isOpen ? ':*' : ''}`
}
