import { readFileSync } from 'node:fs'
import AhoCorasick from 'modern-ahocorasick'
import { folded, skeletonOf } from './lookalikes.rules'

/** Whether a text contains one of the words, also in disguise. */
export type WordFinder = (text: string) => boolean

/** Words that no nickname may contain: reserved ones and unsafe ones. */
export function readWords(list: 'reserved' | 'unsafe'): string[] {
  return readFileSync(new URL(`../words/${list}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((word) => word !== '')
}

const LEET: Record<string, string> = { 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }

/**
 * Normalizes spellings: width, case, accents, traditional forms, separators and repeated letters.
 */
function plain(text: string): string {
  return onlyLetters(folded(text))
}

/** Normalizes looks: digits and foreign letters also count as the letters that they resemble. */
function loose(text: string): string {
  return onlyLetters(skeletonOf(text).replace(/[34578]/g, (digit) => LEET[digit] ?? digit))
}

function onlyLetters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').replace(/(.)\1+/gu, '$1')
}

/** A finder of these words; create it once, because it compiles them. */
export function createWordFinder(words: string[]): WordFinder {
  const finders = [plain, loose].map((fold) =>
    finderOf([...new Set(words.map(fold))].filter(Boolean), fold),
  )
  return (text) => finders.some((find) => find(text))
}

function finderOf(words: string[], fold: (text: string) => string): WordFinder {
  if (words.length === 0) return () => false
  const automaton = new AhoCorasick(words)
  return (given) => {
    const text = fold(given)
    return automaton
      .search(text)
      .some(({ start, end, pattern }) => standsAlone(pattern, text[start - 1], text[end]))
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
