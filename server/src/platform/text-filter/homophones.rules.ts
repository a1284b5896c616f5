import { readFileSync } from 'node:fs'
import { folded } from './lookalikes.rules'

/** Shorter words sound like too many harmless ones. */
const MIN_LETTERS = 3

const HOMOPHONES = new Map(
  readFileSync(new URL('./lists/homophones.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => [...line].map((letter): [string, string] => [letter, line.charAt(0)])),
)

/** A letter as one of those that sound like it, in the spelling without disguise. */
export function homophoneOf(letter: string): string {
  return [...folded(letter)].map((each) => HOMOPHONES.get(each) ?? each).join('')
}

/** Whether a listed text is long enough to be recognized by its sound. */
export function hasHomophones(text: string): boolean {
  const letters = folded(text).match(/\p{Script=Han}/gu) ?? []
  return letters.length >= MIN_LETTERS && letters.some((letter) => HOMOPHONES.has(letter))
}
