import { numberOf } from '../builtin/when.rules'

const CITATION = /\[\d{1,2}\]/g
const LIST_NUMBER = /^[ \t]*(?:\d{1,2}[.、)]|#+)\s/gm
const PAIR = /(\d+(?:\.\d+)?)\s*(?:[-–—:：∶比]|\s对\s)\s*(\d+(?:\.\d+)?)/g
const NUMBER = /\d+(?:\.\d+)?/g
const SPOKEN_PAIR = /([零一二两三四五六七八九十]+)比([零一二两三四五六七八九十]+)/g
const SPOKEN =
  /(第|百分之)?([零一二两三四五六七八九十]{1,3})(球|分|胜|平|负|轮|名|位|连胜|连败|场|成)/g

export type Figure = { text: string; key: string }

/** The figures of a text: scores as pairs, other numbers alone, also as Chinese numerals. */
export function figuresOf(text: string): Figure[] {
  let rest = text.normalize('NFKC').replace(CITATION, ' ').replace(LIST_NUMBER, ' ')
  const figures: Figure[] = []
  const take = (pattern: RegExp, keyOf: (match: RegExpExecArray) => string | null) => {
    for (const match of rest.matchAll(pattern)) {
      const key = keyOf(match)
      if (key !== null) figures.push({ text: match[0].trim(), key })
    }
    rest = rest.replace(pattern, ' ')
  }
  take(PAIR, ([, a, b]) => `${canonical(a)}-${canonical(b)}`)
  take(SPOKEN_PAIR, ([, a, b]) => pairOf(spokenNumber(a), spokenNumber(b)))
  take(SPOKEN, ([, before, numeral, unit]) => {
    const value = spokenNumber(numeral)
    // 一场 and 一位 are articles.
    return value === null || (value === 1 && !before && unit && '场位'.includes(unit))
      ? null
      : String(value)
  })
  take(NUMBER, ([number]) => canonical(number))
  return figures
}

const pairOf = (a: number | null, b: number | null) =>
  a === null || b === null ? null : `${a}-${b}`
const canonical = (text: string | undefined) => String(Number(text))

function spokenNumber(text: string | undefined): number | null {
  if (text === '零') return 0
  return text === undefined ? null : numberOf(text)
}

/** Keys of data that are no figures: a reader never sees them. */
const HIDDEN = /^(id|.*Id|at|.*Ms|lockedAt|sport)$/

/** The figures of what a tool gave. A pair also gives both of its numbers. */
export function knownFigures(data: unknown): Set<string> {
  const known = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value === 'number') known.add(String(value))
    else if (typeof value === 'string') addText(value)
    else if (Array.isArray(value)) value.forEach(visit)
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) if (!HIDDEN.test(key)) visit(each)
  }
  const addText = (text: string) => {
    for (const { key } of figuresOf(text)) {
      known.add(key)
      for (const part of key.split('-')) known.add(part)
    }
    for (const number of text.match(NUMBER) ?? []) known.add(canonical(number))
  }
  visit(data)
  return known
}

const MAX_UNSOURCED = 20

/** Figures of a text that are not known, as written, each once. */
export function unsourcedOf(text: string, known: ReadonlySet<string>): string[] {
  const unknown = figuresOf(text).filter(({ key }) => !known.has(key))
  return [...new Set(unknown.map((figure) => figure.text))].slice(0, MAX_UNSOURCED)
}
