import AhoCorasick from 'modern-ahocorasick'
import { type Fold, foldHomophones, foldLooks, foldSpelling } from './folded-text'
import { hasHomophones } from './homophones.rules'

/** An occurrence of a listed text, also in disguise, by its place in the original. */
export type Occurrence = { listed: string; start: number; end: number }
export type WordFinder = (text: string) => Occurrence[]

/** A finder of these texts; create it once, because it compiles them. */
export function createWordFinder(listed: readonly string[]): WordFinder {
  const finders = [foldSpelling, foldLooks].map((fold) => finderOf(listed, fold))
  return (text) => finders.flatMap((find) => find(text))
}

/** A finder of what only sounds like these texts; what is written like them is left out. */
export function createHomophoneFinder(listed: readonly string[]): WordFinder {
  const find = finderOf(listed.filter(hasHomophones), foldHomophones)
  return (text) =>
    find(text).filter(({ listed: word, start, end }) => {
      const spelled = foldSpelling(text.slice(start, end)).text
      return spelled !== foldSpelling(word).text
    })
}

function finderOf(listed: readonly string[], fold: Fold): WordFinder {
  const byFolded = new Map(listed.map((each) => [fold(each).text, each]))
  byFolded.delete('')
  if (byFolded.size === 0) return () => []
  const automaton = new AhoCorasick([...byFolded.keys()])
  return (given) => {
    const { text, starts, ends } = fold(given)
    return automaton
      .search(text)
      .filter(({ start, end, pattern }) => standsAlone(pattern, text[start - 1], text[end]))
      .map(({ start, end, pattern }) => ({
        listed: byFolded.get(pattern) ?? pattern,
        start: starts[start] ?? 0,
        end: ends[end - 1] ?? given.length,
      }))
  }
}

/**
 * Chinese has no spaces, so its words count anywhere; `admin` does not count inside `badminton`.
 */
function standsAlone(word: string, before = '', after = ''): boolean {
  if (!/^[a-z0-9]+$/.test(word)) return true
  const kind = /^\d+$/.test(word) ? /\d/ : /[a-z]/
  const [isGlued, isGluedAfter] = [kind.test(before), kind.test(after)]
  return word.length < 5 ? !isGlued && !isGluedAfter : !isGlued || !isGluedAfter
}
