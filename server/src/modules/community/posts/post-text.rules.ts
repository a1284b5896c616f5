import { createHash } from 'node:crypto'
import { MAX_POST } from '@saidian/shared/contracts/community'
import type { TextKind } from '../../../platform/text-filter'

/** A circle is no place for adverts. */
export const POST_TEXT: TextKind = { lists: ['unsafe'], contacts: 'reject' }

/**
 * Characters without a picture that hide or turn text: controls, marks of direction, empty spaces,
 * private and torn ones. A joiner stays, emojis need it; so do ends of lines.
 */
const UNSEEN = /(?![\u200d\n])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u3164\u2800]/gu
/** Marks on one letter: more of them cover the lines around it. */
const HEAPED_MARKS = /(\p{M}{3})\p{M}+/gu

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** The stored form of a typed text, empty for none; null when it is too long. */
export function postText(typed: string): string | null {
  const text = typed
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN, ' ')
    .replace(HEAPED_MARKS, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  let length = 0
  for (const _ of graphemes.segment(text)) length += 1
  return length <= MAX_POST ? text : null
}

/** A short text without characters that no database stores, such as a reason. */
export function plainLine(typed: string): string {
  return typed.normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()
}

/** Finds the same text in spite of other spaces, signs and capitals; empty without letters. */
export function textKeyOf(text: string): string {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{So}]/gu, '')
  return letters === '' ? '' : createHash('sha256').update(letters).digest('hex').slice(0, 32)
}

/** The beginning of a text, for notices, titles and reviews. */
export function excerptOf(text: string, max = 40): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const letters = [...graphemes.segment(line)].map(({ segment }) => segment)
  return letters.length <= max ? line : `${letters.slice(0, max - 1).join('')}…`
}
