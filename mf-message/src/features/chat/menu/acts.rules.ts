import { type Conversation, type Entry, RECALL_MS, ROLE } from '@saidian/shared/contracts/messaging'

export type MessageAct = 'copy' | 'reply' | 'forward' | 'recall' | 'delete' | 'report' | 'choose'

type Situation = { entry: Entry; conversation: Conversation; memberId: string; nowMs: number }

/** What the member may do with a message, in the order of the menu. */
export function actsOf({ entry, conversation, memberId, nowMs }: Situation): MessageAct[] {
  const { body, senderId } = entry
  const isOwn = senderId === memberId
  const acts: MessageAct[] = []
  if (body.kind === 'text') acts.push('copy')
  if (conversation.mayWrite) acts.push('reply')
  if (mayForward(entry)) acts.push('forward')
  const isManager = conversation.kind === 'group' && conversation.role > ROLE.member
  const isFresh = nowMs - entry.at < RECALL_MS
  if (isOwn ? isFresh : isManager) acts.push('recall')
  acts.push('delete')
  if (!isOwn) acts.push('report')
  acts.push('choose')
  return acts
}

/** Texts and cards; a picture or a voice belongs to the members of its conversation. */
export function mayForward({ body }: Entry): boolean {
  return body.kind === 'text' || body.kind === 'card'
}

/** Messages that can be reported together: of one other member, at most twenty. */
export function mayReport(entries: readonly Entry[], memberId: string): boolean {
  const senders = new Set(entries.map(({ senderId }) => senderId))
  return entries.length <= 20 && senders.size === 1 && !senders.has(memberId)
}
