import { MAX_ROOM_TEXT } from '@saidian/shared/contracts/rooms'
import type { Limit } from '../../../../platform/limits'
import { isWithin, type TextKind, writtenLine } from '../../../../platform/text-filter'

/** A room is no place for adverts. */
export const ROOM_TEXT: TextKind = { lists: ['unsafe'], contacts: 'reject' }

const MESSAGE = 'room/message'

/** One message in two seconds; members of less than a day one in ten. */
export const PACE_LIMIT = {
  known: { name: MESSAGE, free: 1, windowMs: 2_000 },
  fresh: { name: MESSAGE, free: 1, windowMs: 10_000 },
} as const satisfies Record<string, Limit>
export const FRESH_MEMBER_MS = 86_400_000

/** Sixty in ten minutes. */
export const LONG_LIMIT: Limit = { name: 'room/messages', free: 60, windowMs: 600_000 }

/** Slow mode (慢速模式) of a room: the members of the room write once in these seconds. */
export function slowLimit(seconds: number): Limit {
  return { name: 'room/slow', free: 1, windowMs: seconds * 1_000 }
}

/** The stored form of a typed message; null when it is empty or too long. */
export function messageText(typed: string): string | null {
  const text = writtenLine(typed)
  return text !== '' && isWithin(text, MAX_ROOM_TEXT) ? text : null
}
