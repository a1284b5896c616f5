import { skeletonOf } from '../../../platform/text-filter'

/** Cheers of a few letters (好球, 666) are no flood on another subject. */
const CHEER_LETTERS = 6

export type WrittenText = { text: string; isSameSubject: boolean }

/** Whether a member wrote this lately, spaces, case and punctuation aside. */
export function isRepeated(text: string, recent: readonly WrittenText[]): boolean {
  const plain = plainOf(text)
  const isCheer = [...plain].length <= CHEER_LETTERS
  return recent.some((each) => plainOf(each.text) === plain && (each.isSameSubject || !isCheer))
}

function plainOf(text: string): string {
  const letters = skeletonOf(text).replace(/[^\p{L}\p{N}]+/gu, '')
  return letters === '' ? text.replace(/\s+/g, '') : letters
}
