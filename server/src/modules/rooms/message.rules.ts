import { MAX_ROOM_TEXT } from '@saidian/shared/contracts/rooms'
import type { Limit } from '../../platform/limits'
import type { TextKind } from '../../platform/text-filter'

/** A room is no place for adverts. */
export const ROOM_TEXT: TextKind = { lists: ['unsafe'], contacts: 'reject' }

/** One message in two seconds, and sixty in ten minutes. */
export const ROOM_LIMITS: readonly Limit[] = [
  { name: 'room/message', free: 1, windowMs: 2_000 },
  { name: 'room/messages', free: 60, windowMs: 600_000 },
]

/**
 * Characters without a picture that hide or turn text: controls, marks of direction, empty spaces,
 * private and torn ones. A joiner stays, emojis need it.
 */
const UNSEEN = /(?!\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u3164\u2800]/gu

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** The stored form of a typed message; null when it is empty or too long. */
export function messageText(typed: string): string | null {
  const text = typed.normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()
  if (text === '') return null
  let length = 0
  for (const _ of graphemes.segment(text)) length += 1
  return length <= MAX_ROOM_TEXT ? text : null
}
