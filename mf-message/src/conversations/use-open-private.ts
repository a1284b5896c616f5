import { paths } from '@saidian/shared/contracts/page'
import { useHost } from '@saidian/shared/host'
import { useCallback } from 'react'
import { useOpenConversationMutation } from './conversation-acts.api'
import { useMemberId } from './use-member-id'

/**
 * Opens the private conversation with a member, made when there is none, and its page. A toast says
 * what went wrong.
 */
export function useOpenPrivate(): (memberId: string) => Promise<void> {
  const host = useHost()
  const memberId = useMemberId()
  const [open] = useOpenConversationMutation()
  return useCallback(
    async (other) => {
      const { data, error } = await open({ memberId, other })
      if (data) host.navigate(paths.conversation(data.id))
      else {
        const { message } = error as { message?: string }
        host.toast({ text: message || '没有成功，请稍后再试', kind: 'fail' })
      }
    },
    [host, memberId, open],
  )
}
