import { useConversationsQuery } from './conversations.api'
import { useMemberId } from './use-member-id'

/**
 * The conversations of the member who is logged in, live: as stored on this device at once, then as
 * the server has them.
 */
export function useConversations() {
  const memberId = useMemberId()
  const { data: list, error, refetch } = useConversationsQuery(memberId)
  return { memberId, list, error, refetch }
}
