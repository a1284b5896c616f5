import { containmentOf, type Signature, similarityOf } from './signature'

/**
 * From this common share on, two texts have one story. Reports of other matches in the same
 * sentences have up to 0.56; 96 % of 300 reworded stories have more (`stories.test.ts`).
 */
const MIN_SIMILARITY = 0.6
/** A short notice is in the full text, under the same title. */
const MIN_CONTAINMENT = 0.5
/** Shorter texts have too few parts to be compared. */
const MIN_PARTS = 20
const MIN_TITLE = 8

export type ComparedStory = Signature & { titleKey: string }

/** Whether two articles of the same days are one story of two sources. */
export function isSameStory(one: ComparedStory, other: ComparedStory): boolean {
  const hasSameTitle = one.titleKey === other.titleKey && one.titleKey.length >= MIN_TITLE
  if (one.parts < MIN_PARTS || other.parts < MIN_PARTS)
    return hasSameTitle && similarityOf(one, other) > 0.9
  if (similarityOf(one, other) >= MIN_SIMILARITY) return true
  return hasSameTitle && containmentOf(one, other) >= MIN_CONTAINMENT
}

/** A title without punctuation and marks such as （图） or 【快讯】. */
export function titleKeyOf(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[(【[〔][^)】\]〕]{0,8}[)】\]〕]/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
}
