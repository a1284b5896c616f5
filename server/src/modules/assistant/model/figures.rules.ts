import { numberOf } from '../builtin/when.rules'

const CITATION = /\[\d{1,2}\]/g
const LIST_NUMBER = /^[ \t]*(?:\d{1,2}[.、)]|#+)\s/gm
const PAIR = /(?<!\d)(\d+(?:\.\d+)?)\s*(?:[-–—:：∶比]|\s对\s)\s*(\d+(?:\.\d+)?)/g
const NUMBER = /\d+(?:\.\d+)?/g
const SPOKEN_PAIR =
  /(?<![零一二两三四五六七八九十])([零一二两三四五六七八九十]+)比([零一二两三四五六七八九十]+)/g
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
const HIDDEN = /^(id|.*Id|at|.*Ms|lockedAt|sport|weight)$/
/** Names, such as 76人: with them a text may have their numbers, not without. */
const NAME = /^(team|home|away|league|player|name|company|area)$/
/** What people write gives no figures: a title of a room may claim anything. */
const WRITTEN = /^(title|anchor|coach|why|venue|referee)$/
/** A longer name, or one with more digits, is no name but a claim. */
const PLAIN_NAME = /^(?=.{1,20}$)[^\d零一二三四五六七八九十]*\d{1,2}[^\d比:：-]*$/

export type Known = { figures: Set<string>; names: Set<string> }

export const nothingKnown = (): Known => ({ figures: new Set(), names: new Set() })

/** Adds the figures of what a tool gave. A pair also gives both of its numbers. */
export function addKnown(known: Known, data: unknown, key = ''): void {
  if (HIDDEN.test(key) || WRITTEN.test(key)) return
  if (typeof data === 'number') known.figures.add(String(data))
  else if (typeof data === 'string') addString(known, data, key)
  else if (Array.isArray(data)) for (const each of data) addKnown(known, each, key)
  else if (typeof data === 'object' && data !== null)
    for (const [name, each] of Object.entries(data)) addKnown(known, each, name)
}

function addString({ figures, names }: Known, text: string, key: string): void {
  const isName = NAME.test(key)
  if (isName && PLAIN_NAME.test(text)) names.add(text)
  // A share of a prediction stands under `home` and `away` as well.
  if (isName && !/^\d+%$/.test(text)) return
  for (const { key: figure } of figuresOf(text)) {
    figures.add(figure)
    for (const part of figure.split('-')) figures.add(part)
  }
  for (const number of text.match(NUMBER) ?? []) figures.add(canonical(number))
}

const MAX_UNSOURCED = 20

/** Figures of a text that are not known, as written, each once. */
export function unsourcedOf(text: string, { figures, names }: Known): string[] {
  const rest = [...names].reduce((left, name) => left.replaceAll(name, ' '), text)
  const unknown = figuresOf(rest).filter(({ key }) => !figures.has(key))
  return [...new Set(unknown.map((figure) => figure.text))].slice(0, MAX_UNSOURCED)
}
