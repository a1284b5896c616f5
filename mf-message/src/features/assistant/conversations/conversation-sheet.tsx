import type { AssistantConversation } from '@saidian/shared/contracts/assistant'
import { useHost } from '@saidian/shared/host'
import { sessionSlice, useAppSelector } from '@saidian/shared/store'
import { EmptyState, ErrorState, Skeleton } from '@saidian/shared/ui'
import { Sheet } from '@saidian/shared/ui/subpages'
import { useAssistant } from '../../../assistant/use-assistant'
import { ConversationRow } from './conversation-row'
import css from './conversations.module.css'
import { useConversationList } from './use-conversation-list'

/** Earlier conversations of the caller: open one, delete one. */
export function ConversationSheet({ onClose }: { onClose: () => void }) {
  const isLoggedIn = useAppSelector(sessionSlice.selectors.selectIsLoggedIn)
  return (
    <Sheet title="对话记录" onClose={onClose}>
      {!isLoggedIn && <p className={css.note}>未登录时，对话只保存在这台设备上</p>}
      <ConversationList onClose={onClose} />
    </Sheet>
  )
}

function ConversationList({ onClose }: { onClose: () => void }) {
  const host = useHost()
  const { session, source, state } = useAssistant()
  const { list, hasFailed, reload } = useConversationList(source)

  function open(id: string): void {
    if (id !== state.conversationId) void session.open(id)
    onClose()
  }

  async function remove({ id, title }: AssistantConversation): Promise<void> {
    const question = { title: '删除这个对话？', body: title, confirm: '删除', cancel: '取消' }
    if (!(await host.dialog(question))) return
    try {
      await source.remove(id)
      if (session.read().conversationId === id) session.startNew()
      await reload()
    } catch {
      host.toast({ text: '没有删除，请稍后再试', kind: 'fail' })
    }
  }

  if (hasFailed) return <ErrorState onRetry={reload} />
  if (!list) return <ListSkeleton />
  if (list.length === 0)
    return <EmptyState text="还没有对话" action={{ label: '去提问', onChoose: onClose }} />
  return (
    <ul className={css.list}>
      {list.map((conversation) => (
        <ConversationRow
          key={conversation.id}
          conversation={conversation}
          isShown={conversation.id === state.conversationId}
          onOpen={() => open(conversation.id)}
          onRemove={() => void remove(conversation)}
        />
      ))}
    </ul>
  )
}

function ListSkeleton() {
  return (
    <div className={css.list} role="status" aria-label="加载中">
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <div key={row} className={css.row}>
          <Skeleton width={4} />
        </div>
      ))}
    </div>
  )
}
