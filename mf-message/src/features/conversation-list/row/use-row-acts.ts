import type { Conversation } from '@saidian/shared/contracts/messaging'
import { useHost } from '@saidian/shared/host'
import {
  nameOf,
  useDeleteConversationMutation,
  useReadConversationMutation,
  useSetConversationMutation,
} from '../../../conversations'

const FAILED = { text: '没有成功，请稍后再试', kind: 'fail' } as const

/** What a member does with a conversation in the list; a toast says when it did not work. */
export function useRowActs(conversation: Conversation, memberId: string) {
  const host = useHost()
  const [set] = useSetConversationMutation()
  const [remove] = useDeleteConversationMutation()
  const [read] = useReadConversationMutation()
  const { id, isPinned, isMuted, lastSeq, unread } = conversation
  const sayFailed = ({ error }: { error?: unknown }) => {
    if (error) host.toast(FAILED)
  }
  return {
    pin: async () => sayFailed(await set({ memberId, id, isPinned: !isPinned })),
    mute: async () => sayFailed(await set({ memberId, id, isMuted: !isMuted })),
    read: async () => sayFailed(await read({ memberId, id, seq: lastSeq })),
    canRead: unread > 0,
    remove: async () => {
      const isSure = await host.dialog({
        title: `删除与“${nameOf(conversation)}”的聊天？`,
        body: '聊天记录会从你的所有设备上清空，其他人不受影响。',
        confirm: '删除',
        cancel: '取消',
      })
      if (isSure) sayFailed(await remove({ memberId, id, upTo: lastSeq }))
    },
  }
}
