import { isConversationChange } from '@saidian/shared/contracts/messaging'
import {
  IM_CONVERSATION,
  IM_PERSONAL,
  type PersonalChange,
} from '@saidian/shared/contracts/sockets'

type MemberEvent = { code?: unknown; data?: unknown }

/** Whether an event of `user/{id}` says that friends or requests changed. */
export function isFriendsChange(event: unknown): boolean {
  const { code, data } = (event ?? {}) as MemberEvent
  const { part } = (data ?? {}) as Partial<PersonalChange>
  return code === IM_PERSONAL && part === 'friends'
}

/** Whether an event of `user/{id}` says that the member has a conversation more or less. */
export function isListChange(event: unknown): boolean {
  const { code, data } = (event ?? {}) as MemberEvent
  return code === IM_CONVERSATION && isConversationChange(data) && data.state === null
}
