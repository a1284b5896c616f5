import type { Conversation } from '@saidian/shared/contracts/messaging'

/** What a conversation is called: the remark or name of the other one, the name of the group. */
export function conversationName({ peer, remark, group }: Conversation): string {
  if (group) return group.name
  return remark || peer?.nickName || '已注销用户'
}
