import type { ConversationPage } from '../contracts/messaging'
import { type ConversationList, emptyList, withAnswers } from './list.rules'

/** What the badge counts: the first page of the list, and what waits behind it. */
export type BadgeCount = {
  list: ConversationList
  /** Unread messages of conversations beyond the first page, as the server counted them. */
  others: number
}

export function emptyBadge(memberId: string): BadgeCount {
  return { list: emptyList(memberId), others: 0 }
}

/** The count after the first page was read; what this device received meanwhile stays. */
export function withBadgePage({ list }: BadgeCount, page: ConversationPage): BadgeCount {
  const ids = new Set(page.conversations.map(({ id }) => id))
  const known = list.conversations.filter(({ id }) => ids.has(id))
  const others = Math.max(0, page.unread - countUnread(page.conversations))
  return { list: withAnswers({ ...list, conversations: known }, page.conversations), others }
}

/** Unread messages of all conversations that are not muted. */
export function badgeOf({ list, others }: BadgeCount): number {
  return countUnread(list.conversations) + others
}

/** Unread messages of these conversations; muted ones (免打扰) do not count. */
export function countUnread(
  conversations: readonly { isMuted: boolean; unread: number }[],
): number {
  return conversations.reduce((sum, { isMuted, unread }) => sum + (isMuted ? 0 : unread), 0)
}
