import type { Conversation } from '@saidian/shared/contracts/messaging'

export const LIST_FILTERS = [
  { key: 'all', text: '全部' },
  { key: 'unread', text: '未读' },
  { key: 'private', text: '私聊' },
  { key: 'group', text: '群聊' },
] as const
export type ListFilter = (typeof LIST_FILTERS)[number]['key']

/** The filter of a query parameter; all without one. */
export function listFilterOf(typed: string | null): ListFilter {
  return LIST_FILTERS.find(({ key }) => key === typed)?.key ?? 'all'
}

/** Conversations of a filter, in their order. */
export function filtered<One extends Pick<Conversation, 'kind' | 'unread'>>(
  conversations: readonly One[],
  filter: ListFilter,
): readonly One[] {
  if (filter === 'all') return conversations
  if (filter === 'unread') return conversations.filter(({ unread }) => unread > 0)
  return conversations.filter(({ kind }) => kind === filter)
}
