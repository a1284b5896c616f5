import AhoCorasick from 'modern-ahocorasick'
import type { Named } from './named'

/** A name in a text, with what it may mean. */
export type FoundName = { start: number; end: number; meanings: readonly Named[] }
export type FindNames = (text: string) => FoundName[]

const MIN_CHINESE = 2
const MIN_LATIN = 3
const LATIN = /[\p{Script=Latin}\p{N}]/u
const CHINESE = /\p{sc=Han}/u

/** Finds names in a text: of names at one place the longest, and no two over each other. */
export function createNameFinder(names: readonly Named[]): FindNames {
  const meanings = new Map<string, Named[]>()
  for (const named of names) {
    if (!isLongEnough(named.name)) continue
    const known = meanings.get(named.name)
    if (known) known.push(named)
    else meanings.set(named.name, [named])
  }
  if (meanings.size === 0) return () => []
  const automaton = new AhoCorasick([...meanings.keys()])
  return (text) => {
    const found = automaton.search(text).filter(({ start, end }) => isWhole(text, start, end))
    found.sort((a, b) => a.start - b.start || b.end - a.end)
    const taken: FoundName[] = []
    for (const { start, end, pattern } of found)
      if (start >= (taken.at(-1)?.end ?? 0))
        taken.push({ start, end, meanings: meanings.get(pattern) ?? [] })
    return taken
  }
}

function isLongEnough(name: string): boolean {
  return name.length >= (CHINESE.test(name) ? MIN_CHINESE : MIN_LATIN)
}

/** Not a part of a longer word of letters, as `NBA` in `WNBA`. */
function isWhole(text: string, start: number, end: number): boolean {
  const isJoined = (at: number) => LATIN.test(text.charAt(at - 1)) && LATIN.test(text.charAt(at))
  return !isJoined(start) && !isJoined(end)
}
