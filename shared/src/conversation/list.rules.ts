import type { Conversation, Entry } from '../contracts/messaging'
import type { Position } from '../contracts/sockets'
import { type ListedConversation, type OwnSide, withOwnSide } from './counted.rules'
import { withEntry } from './entry.rules'
import { withAnswer } from './merge.rules'

/** The conversations of a member on this device. `epoch` and `seq` are those of `user/{id}`. */
export type ConversationList = Position & {
  memberId: string
  /** Pinned first, then newest first. */
  conversations: readonly ListedConversation[]
  /** As it was stored on this device: the server has not confirmed it yet. */
  isStored: boolean
  /** Where the pages go on that are not read yet; null when all are. */
  next: string | null
}

export function emptyList(memberId: string): ConversationList {
  return {
    epoch: '',
    seq: 0,
    memberId,
    conversations: [],
    isStored: false,
    next: null,
  }
}

type InOrder = Pick<Conversation, 'id' | 'isPinned' | 'at'>

/** Order of the list: pinned ones first, then by time; equal times by the newer number. */
export function inListOrder(one: InOrder, other: InOrder): number {
  if (one.isPinned !== other.isPinned) return one.isPinned ? -1 : 1
  return other.at - one.at || newerId(one.id, other.id)
}

/** Numbers may be larger than those that JavaScript counts exactly. */
function newerId(one: string, other: string): number {
  return other.length - one.length || (one < other ? 1 : one > other ? -1 : 0)
}

export function findConversation(
  list: ConversationList | undefined,
  id: string,
): ListedConversation | undefined {
  return list?.conversations.find((conversation) => conversation.id === id)
}

/** The list with other conversations in place of those with the same ids, and new ones added. */
function withChanged(
  list: ConversationList,
  changed: ReadonlyMap<string, ListedConversation>,
): ConversationList {
  const known = new Set(list.conversations.map(({ id }) => id))
  const replaced = list.conversations.map((one) => changed.get(one.id) ?? one)
  const added = [...changed.values()].filter(({ id }) => !known.has(id))
  const isSame =
    added.length === 0 && replaced.every((one, place) => one === list.conversations[place])
  if (isSame) return list
  return { ...list, conversations: [...replaced, ...added].sort(inListOrder) }
}

/** Changes one conversation that the list has. */
export function changeConversation(
  list: ConversationList,
  id: string,
  change: (conversation: ListedConversation) => ListedConversation,
): ConversationList {
  const known = findConversation(list, id)
  const next = known && change(known)
  return next && next !== known ? withChanged(list, new Map([[id, next]])) : list
}

/** The list after answers of the server about some conversations. */
export function withAnswers(
  list: ConversationList,
  answers: readonly Conversation[],
): ConversationList {
  const known = new Map(list.conversations.map((one) => [one.id, one]))
  const merged = answers.map((answer) => [answer.id, withAnswer(known.get(answer.id), answer)])
  return withChanged(list, new Map(merged as [string, ListedConversation][]))
}

/** The list with a conversation that it had before, unless it has it again. */
export function withListed(list: ConversationList, one: ListedConversation): ConversationList {
  return findConversation(list, one.id) ? list : withChanged(list, new Map([[one.id, one]]))
}

export function withoutConversation(list: ConversationList, id: string): ConversationList {
  const conversations = list.conversations.filter((one) => one.id !== id)
  return conversations.length === list.conversations.length ? list : { ...list, conversations }
}

/** The list after an entry of a conversation; one that it does not have changes nothing. */
export function withNewEntry(list: ConversationList, id: string, entry: Entry): ConversationList {
  return changeConversation(list, id, (one) => withEntry(one, entry, list.memberId))
}

/** The list after the member's side of a conversation changed on some device. */
export function withSideChange(
  list: ConversationList,
  id: string,
  side: OwnSide,
): ConversationList {
  return changeConversation(list, id, (one) => withOwnSide(one, side))
}
