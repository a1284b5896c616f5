import { homophoneOf } from './homophones.rules'
import { folded, skeletonOf } from './lookalikes.rules'

/** A text without its disguise; for each of its units, where it stands in the original. */
export type FoldedText = { text: string; starts: number[]; ends: number[] }
export type Fold = (text: string) => FoldedText

const LEET: Record<string, string> = { 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }

/**
 * Normalizes spellings: width, case, accents, traditional forms, separators and repeated letters.
 */
export const foldSpelling: Fold = (text) => fold(text, folded)

/** Normalizes looks: digits and foreign letters also count as the letters that they resemble. */
export const foldLooks: Fold = (text) =>
  fold(text, (letter) => skeletonOf(letter).replace(/[34578]/g, (digit) => LEET[digit] ?? digit))

/** Normalizes sounds: characters that are spoken alike (加微信, 佳薇芯) are the same. */
export const foldHomophones: Fold = (text) => fold(text, homophoneOf)

function fold(given: string, foldLetter: (letter: string) => string): FoldedText {
  const found: FoldedText = { text: '', starts: [], ends: [] }
  let [at, previous] = [0, '']
  for (const letter of given) {
    const end = at + letter.length
    for (const out of foldLetter(letter)) {
      if (!/[\p{L}\p{N}]/u.test(out)) continue
      if (out === previous)
        found.ends.splice(-out.length, out.length, ...Array(out.length).fill(end))
      else append(found, out, [at, end])
      previous = out
    }
    at = end
  }
  return found
}

function append(found: FoldedText, out: string, [start, end]: [number, number]): void {
  found.text += out
  for (let unit = 0; unit < out.length; unit++) {
    found.starts.push(start)
    found.ends.push(end)
  }
}
