import type { Conversation } from '@saidian/shared/contracts/messaging'
import { useHost } from '@saidian/shared/host'
import { useMemo } from 'react'
import {
  nameOf,
  useDeleteConversationMutation,
  useReadConversationMutation,
  useSetConversationMutation,
} from '../../../conversations'

const FAILED = { text: '没有成功，请稍后再试', kind: 'fail' } as const

type Act = (conversation: Conversation) => Promise<void>

export type RowActs = { pin: Act; mute: Act; read: Act; remove: Act }

/**
 * What a member does with a conversation in the list; a toast says when it did not work. One for
 * all rows: with mutations of its own, a row takes too long to appear under a thumb.
 */
export function useRowActs(memberId: string): RowActs {
  const host = useHost()
  const [set] = useSetConversationMutation()
  const [remove] = useDeleteConversationMutation()
  const [read] = useReadConversationMutation()
  return useMemo(() => {
    const sayFailed = ({ error }: { error?: unknown }) => {
      if (error) host.toast(FAILED)
    }
    return {
      pin: async ({ id, isPinned }) => sayFailed(await set({ memberId, id, isPinned: !isPinned })),
      mute: async ({ id, isMuted }) => sayFailed(await set({ memberId, id, isMuted: !isMuted })),
      read: async ({ id, lastSeq }) => sayFailed(await read({ memberId, id, seq: lastSeq })),
      remove: async (conversation) => {
        const isSure = await host.dialog({
          title: `删除与“${nameOf(conversation)}”的聊天？`,
          body: '聊天记录会从你的所有设备上清空，其他人不受影响。',
          confirm: '删除',
          cancel: '取消',
        })
        const { id, lastSeq } = conversation
        if (isSure) sayFailed(await remove({ memberId, id, upTo: lastSeq }))
      },
    }
  }, [host, memberId, set, read, remove])
}
