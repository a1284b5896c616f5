import type { ApiError } from '@saidian/shared/api'
import type { Conversation } from '@saidian/shared/contracts/messaging'
import { findConversation } from '@saidian/shared/conversation'
import { useOneConversationQuery } from './conversation-acts.api'
import { useConversations } from './use-conversations'

export type OneConversation = {
  memberId: string
  /** Undefined until it is known. */
  conversation: Conversation | undefined
  error: ApiError | undefined
  refetch: () => void
}

/**
 * One conversation of the member, live with the list; read by itself where the list does not have
 * it, such as after the member deleted it. An empty id has none.
 */
export function useConversation(id: string): OneConversation {
  const { memberId, list, error: listError, refetch: refetchList } = useConversations()
  const listed = findConversation(list, id)
  const isMissing = id !== '' && list !== undefined && !listed
  const one = useOneConversationQuery(id, { skip: !isMissing })
  const error = isMissing ? one.error : list ? undefined : listError
  return {
    memberId,
    conversation: listed ?? one.currentData,
    error: error as ApiError | undefined,
    refetch: () => void (isMissing ? one.refetch() : refetchList()),
  }
}
