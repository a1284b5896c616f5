import type { Conversation, Entry } from '@saidian/shared/contracts/messaging'
import { useHost } from '@saidian/shared/host'
import { EmptyState, ErrorState, Skeleton } from '@saidian/shared/ui'
import { Sheet } from '@saidian/shared/ui/subpages'
import { ConversationPicture, nameOf } from '../../../conversations'
import type { Messenger } from '../../../log'
import { useForwardTargetsQuery } from '../chat.api'
import { mayForward } from './acts.rules'
import css from './menu.module.css'

type ForwardSheetProps = {
  messenger: Messenger
  entries: readonly Entry[]
  onClose: () => void
}

/** Sends messages to another conversation, each by itself. */
export function ForwardSheet({ messenger, entries, onClose }: ForwardSheetProps) {
  const host = useHost()
  const { data, error, refetch } = useForwardTargetsQuery(undefined)
  const targets = data?.conversations.filter(({ mayWrite }) => mayWrite)
  async function forward(target: Conversation) {
    const isSure = await host.dialog({
      title: `转发给${nameOf(target)}？`,
      body: entries.length > 1 ? `共 ${entries.length} 条消息` : undefined,
      confirm: '转发',
      cancel: '取消',
    })
    if (!isSure) return
    for (const { body } of entries.filter(mayForward)) {
      if (body.kind !== 'text' && body.kind !== 'card') continue
      // Who was named with @ in the one group is no member of the other.
      const sent = body.kind === 'text' ? { kind: body.kind, text: body.text } : body
      await messenger.outbox.add({ conversationId: target.id, body: sent })
    }
    host.toast({ text: '已转发', kind: 'success' })
    onClose()
  }
  return (
    <Sheet title="转发给" onClose={onClose}>
      {error && !data && <ErrorState text="会话加载失败" onRetry={refetch} />}
      {!data && !error && (
        <div role="status" aria-label="加载中" className={css.loading}>
          <Skeleton width={8} />
          <Skeleton width={6} />
          <Skeleton width={7} />
        </div>
      )}
      {targets?.length === 0 && <EmptyState text="还没有可以转发的会话" />}
      <ul>
        {targets?.map((target) => (
          <li key={target.id}>
            <button type="button" className={css.target} onClick={() => void forward(target)}>
              <ConversationPicture {...target} />
              <span className={css.targetName}>{nameOf(target)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
