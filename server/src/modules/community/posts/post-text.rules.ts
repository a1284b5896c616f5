import { createHash } from 'node:crypto'
import { MAX_POST } from '@saidian/shared/contracts/community'
import { excerptOf, isWithin, type TextKind, writtenText } from '../../../platform/text-filter'

/** A circle is no place for adverts. */
export const POST_TEXT: TextKind = { lists: ['unsafe'], contacts: 'reject' }

/** The stored form of a typed text, empty for none; null when it is too long. */
export function postText(typed: string): string | null {
  const text = writtenText(typed)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return isWithin(text, MAX_POST) ? text : null
}

/** Finds the same text in spite of other spaces, signs and capitals; empty without letters. */
export function textKeyOf(text: string): string {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{So}]/gu, '')
  return letters === '' ? '' : createHash('sha256').update(letters).digest('hex').slice(0, 32)
}

const EXCERPT = 40

/** The beginning of a post, as its title in notices, comments and lists. */
export const postExcerpt = (text: string, max = EXCERPT) => excerptOf(text, max)
