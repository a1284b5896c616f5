/** What waits unread in each part of 消息; lists of the member's own marks have nothing unread. */
export type UnreadEntries = Record<'note' | 'notice' | 'fans' | 'attention' | 'favor', number>

const NOTES = ['likes', 'replies', 'mentions']

/** Unread notices by the part that shows them; kinds of a newer server are notices. */
export function unreadEntries(kinds: Readonly<Record<string, number>>): UnreadEntries {
  const unread = { note: 0, notice: 0, fans: 0, attention: 0, favor: 0 }
  for (const [kind, count] of Object.entries(kinds)) {
    if (NOTES.includes(kind)) unread.note += count
    else if (kind === 'follows') unread.fans += count
    else unread.notice += count
  }
  return unread
}
