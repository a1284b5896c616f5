import { foldText, runsOf } from './terms.rules'

/** Characters of an excerpt, and those of it before the first hit. */
const EXCERPT = 90
const BEFORE = 20
const MAX_RANGES = 20

/** A text with the ranges of a query in it, as offsets in UTF-16 units. */
export type Highlighted = { text: string; ranges: [number, number][] }

/** The whole text with what matches the query. */
export function highlight(text: string, query: string): Highlighted {
  const { folded, places } = foldedOf(text)
  const found = needlesOf(query, folded).flatMap((needle) => rangesOf(folded, needle))
  const ranges = found.map(([from, to]): [number, number] => [
    places[from] ?? 0,
    places[to] ?? text.length,
  ])
  return { text, ranges: merged(ranges).slice(0, MAX_RANGES) }
}

/** The part of a text around the first match, or its start. */
export function excerptOf(text: string, query: string): Highlighted {
  const flat = text.replace(/\s+/g, ' ').trim()
  const all = highlight(flat, query)
  const first = all.ranges[0]?.[0] ?? 0
  const from = wholeAt(flat, first <= BEFORE ? 0 : first - BEFORE)
  const to = wholeAt(flat, Math.min(flat.length, from + EXCERPT))
  const [start, end] = [from > 0 ? '…' : '', to < flat.length ? '…' : '']
  const shift = start.length - from
  const ranges = all.ranges
    .filter(([a, b]) => a >= from && b <= to)
    .map(([a, b]): [number, number] => [a + shift, b + shift])
  return { text: start + flat.slice(from, to) + end, ranges }
}

/** Not between the halves of a character. */
function wholeAt(text: string, at: number): number {
  return /[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at
}

/** The folded text, with the offset in the text of each of its units. */
function foldedOf(text: string): { folded: string; places: number[] } {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const character of text) {
    const part = foldText(character)
    for (let unit = 0; unit < part.length; unit++) places.push(at)
    folded += part
    at += character.length
  }
  return { folded, places }
}

/** Runs of the query; of a Chinese run that the text has in parts only, its pairs. */
function needlesOf(query: string, folded: string): string[] {
  return runsOf(query).flatMap(({ text, pairs }) => {
    if (folded.includes(text) || pairs.length < 2) return [text]
    return pairs.slice(0, -1)
  })
}

function rangesOf(folded: string, needle: string): [number, number][] {
  const ranges: [number, number][] = []
  for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length))
    ranges.push([at, at + needle.length])
  return ranges
}

function merged(ranges: readonly [number, number][]): [number, number][] {
  const joined: [number, number][] = []
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else if (to > from) joined.push([from, to])
  }
  return joined
}
