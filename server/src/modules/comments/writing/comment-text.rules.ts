import { MAX_COMMENT } from '@saidian/shared/contracts/comments'
import type { TextKind } from '../../../platform/text-filter'

/** Comments are no place for adverts. */
export const COMMENT_TEXT: TextKind = { lists: ['unsafe'], contacts: 'reject' }

/**
 * Characters without a picture that hide or turn text: controls, marks of direction, empty spaces,
 * private and torn ones. A joiner stays, emojis need it; a line break stays.
 */
const UNSEEN = /(?![\u200d\n])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u3164\u2800]/gu

/** Marks that one letter may carry; more would cover the lines around it. */
const STACKED = /(\p{M}{3})\p{M}+/gu

const MAX_LINES = 20

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** The stored form of a typed comment; null when it is empty or too long. */
export function commentText(typed: string): string | null {
  const lines = typed
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
    .replace(UNSEEN, ' ')
    .replace(STACKED, '$1')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
  const text = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  if (!/[^\s\p{M}\u200d]/u.test(text) || text.split('\n').length > MAX_LINES) return null
  let length = 0
  for (const _ of graphemes.segment(text)) length += 1
  return length <= MAX_COMMENT ? text : null
}
