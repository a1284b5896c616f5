import { MAX_COMMENT } from '@saidian/shared/contracts/comments'
import { isWithin, type TextKind, writtenText } from '../../../platform/text-filter'

/** Comments are no place for adverts. */
export const COMMENT_TEXT: TextKind = { lists: ['unsafe'], contacts: 'reject' }

const MAX_LINES = 20

/** The stored form of a typed comment; null when it is empty or too long. */
export function commentText(typed: string): string | null {
  const lines = writtenText(typed)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
  const text = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  if (text === '' || text.split('\n').length > MAX_LINES) return null
  return isWithin(text, MAX_COMMENT) ? text : null
}
