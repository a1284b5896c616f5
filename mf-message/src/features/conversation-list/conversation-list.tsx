import { useHost } from '@saidian/shared/host'
import { useSearchParams } from '@saidian/shared/router'
import { EmptyState, ErrorState, Segmented, VirtualList } from '@saidian/shared/ui'
import { useCallback } from 'react'
import { type ListedConversation, useConversations, useDrafts } from '../../conversations'
import { messagePaths } from '../../paths'
import css from './conversation-list.module.css'
import { filtered, LIST_FILTERS, type ListFilter, listFilterOf } from './list-filter.rules'
import { ListSkeleton } from './list-skeleton'
import { ConversationRow } from './row/conversation-row'
import { useOpenRow } from './row/use-open-row'
import { useRowActs } from './row/use-row-acts'

const EMPTY: Record<ListFilter, string> = {
  all: '还没有消息，找朋友聊聊比赛吧',
  unread: '没有未读消息',
  private: '还没有私聊',
  group: '还没有加入群聊',
}

/** The conversations of the member, live: pinned first, all or those of a filter. */
export function ConversationList() {
  const [query, setQuery] = useSearchParams()
  const filter = listFilterOf(query.get('kind'))
  const choose = (kind: ListFilter) =>
    setQuery(kind === 'all' ? {} : { kind }, { replace: true, preventScrollReset: true })
  return (
    <>
      <div className={css.filters}>
        <Segmented label="会话类型" items={LIST_FILTERS} value={filter} onChoose={choose} />
      </div>
      <FilteredList filter={filter} />
    </>
  )
}

function FilteredList({ filter }: { filter: ListFilter }) {
  const host = useHost()
  const { memberId, list, error, refetch } = useConversations()
  const drafts = useDrafts()
  const openRow = useOpenRow()
  const acts = useRowActs(memberId)
  const renderRow = useCallback(
    (conversation: ListedConversation) => (
      <ConversationRow
        conversation={conversation}
        memberId={memberId}
        draft={drafts[conversation.id] ?? ''}
        openRow={openRow}
        acts={acts}
      />
    ),
    [memberId, drafts, openRow, acts],
  )
  if (!list) return error ? <ErrorState text={error.message} onRetry={refetch} /> : <ListSkeleton />
  const shown = filtered(list.conversations, filter)
  if (shown.length === 0 && list.next !== null) return <ListSkeleton />
  if (shown.length === 0) {
    const find = { label: '添加朋友', onChoose: () => host.navigate(messagePaths.find()) }
    return <EmptyState text={EMPTY[filter]} {...(filter === 'unread' ? {} : { action: find })} />
  }
  return (
    <VirtualList
      label="会话"
      items={shown}
      keyOf={keyOf}
      heightOf={heightOf}
      renderItem={renderRow}
    />
  )
}

function keyOf({ id }: ListedConversation): string {
  return id
}

/** As in the style of a row, in rem. */
function heightOf(): number {
  return 1.44
}
