import type { Entry } from '@saidian/shared/contracts/messaging'
import type { LogState, OutboxItem } from '../../../log'

/** A line of the history: an entry of the log, or a message that waits on this device. */
export type ChatItem =
  | { kind: 'entry'; key: string; at: number; senderId: string; entry: Entry }
  | { kind: 'waiting'; key: string; at: number; senderId: string; item: OutboxItem }

type Shown = Pick<LogState, 'run' | 'hidden' | 'deleted'>

/** A message is the same line before and after the server has it. */
const RECENT = 300

const cached = new WeakMap<Entry, ChatItem>()

/**
 * The lines of a conversation, oldest first. Entries have one object each, so that a long history
 * costs nothing when one is added.
 */
export function itemsOf(
  { run, hidden, deleted }: Shown,
  waiting: readonly OutboxItem[],
  memberId: string,
): readonly ChatItem[] {
  const isShown = ({ seq, body, senderId }: Entry) =>
    body.kind !== 'recall' && body.kind !== 'hidden' && !hidden.has(senderId) && !deleted.has(seq)
  const isOwn = ({ senderId, clientMsgId }: Entry) => senderId === memberId && clientMsgId !== null
  const items = run ? run.entries.filter(isShown).map(itemOf) : []
  // Own messages that are acknowledged before those between them have arrived.
  const early = run ? run.beyond.filter(isOwn).filter(isShown).map(itemOf) : []
  const sent = new Set(run?.entries.slice(-RECENT).map(({ clientMsgId }) => clientMsgId))
  for (const { key } of early) sent.add(key)
  const unsent = waiting.filter(({ clientMsgId }) => !sent.has(clientMsgId)).map(waitingItem)
  return [...items, ...early, ...unsent]
}

/** Place of the entry with this number, or of the first one after it; -1 without one. */
export function placeOf(items: readonly ChatItem[], seq: number): number {
  return items.findIndex((item) => item.kind === 'entry' && item.entry.seq >= seq)
}

function itemOf(entry: Entry): ChatItem {
  const known = cached.get(entry)
  if (known) return known
  const { at, senderId, seq, clientMsgId } = entry
  const item: ChatItem = { kind: 'entry', key: clientMsgId ?? `#${seq}`, at, senderId, entry }
  cached.set(entry, item)
  return item
}

function waitingItem(item: OutboxItem): ChatItem {
  const { clientMsgId: key, at, memberId: senderId } = item
  return { kind: 'waiting', key, at, senderId, item }
}
