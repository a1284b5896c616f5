import type { ChatItem } from './items.rules'

/** Messages further apart than this have their time between them. */
const TIME_GAP_MS = 5 * 60_000

/** How a line stands among its neighbours. */
export type LineLook = {
  showsTime: boolean
  /** First of several of one sender: has the portrait and, in a group, the name. */
  isFirst: boolean
  /** The first one that was unread when the conversation was opened. */
  isFirstUnread: boolean
}

export function lineLook(
  before: ChatItem | undefined,
  item: ChatItem,
  unreadAfter: number | null,
): LineLook {
  const showsTime = !before || item.at - before.at > TIME_GAP_MS
  const isFirstUnread = isUnread(item, unreadAfter) && !(before && isUnread(before, unreadAfter))
  const follows = before && isMessage(before) && before.senderId === item.senderId
  return { showsTime, isFirstUnread, isFirst: !follows || showsTime || isFirstUnread }
}

function isUnread(item: ChatItem, unreadAfter: number | null): boolean {
  return unreadAfter !== null && item.kind === 'entry' && item.entry.seq > unreadAfter
}

/** A message has a bubble; a recalled one and an act on the group are a line in the middle. */
export function isMessage(item: ChatItem): boolean {
  if (item.kind === 'waiting') return true
  const { kind } = item.entry.body
  return kind !== 'recalled' && kind !== 'event' && kind !== 'recall'
}
