import type { TextKind } from '../../../platform/text-filter'

/** A group may not look official, and its name is no place for adverts. */
export const GROUP_NAME: TextKind = { lists: ['reserved', 'unsafe'], contacts: 'reject' }
/** Notices of groups and messages of those who ask to join. */
export const GROUP_TEXT: TextKind = { lists: ['unsafe'], contacts: 'reject' }

/**
 * Characters without a picture that hide or turn text: controls, marks of direction, empty spaces,
 * private and torn ones. A joiner stays, emojis need it; so do ends of lines.
 */
const UNSEEN = /(?![\u200d\n])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u3164\u2800]/gu
/** Marks on one letter: more of them cover the lines around it. */
const HEAPED_MARKS = /(\p{M}{3})\p{M}+/gu
const SEEN = /[^\s\p{M}\u200d]/u

/** The stored form of a typed line, empty for one without anything to see. */
export function lineOf(typed: string): string {
  const line = clean(typed).replace(/\s+/g, ' ').trim()
  return SEEN.test(line) ? line : ''
}

/** The stored form of a typed text with ends of lines, at most one empty line in a row. */
export function linesOf(typed: string): string {
  const text = clean(typed.replace(/\r\n?/g, '\n'))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return SEEN.test(text) ? text : ''
}

function clean(typed: string): string {
  return typed.normalize('NFC').replace(UNSEEN, ' ').replace(HEAPED_MARKS, '$1')
}
