import { type ReactNode, useMemo, useState } from 'react'
import type { Comment, CommentSubject, CommentThread } from '../../contracts/comments'
import { useAsMember } from '../../host'
import { EmptyState, ErrorState } from '../../ui'
import { EndlessList, nextPageOf } from '../../ui/endless-list'
import { ComposerSheet } from '../composer/composer-sheet'
import { useWriteComment } from '../composer/use-write-comment'
import type { Pending, ReplyTarget } from '../data/pending'
import { useShownThreads } from '../data/use-shown-threads'
import type { ThreadQuery } from '../data/use-thread-query'
import { CommentMenu } from '../menu/comment-menu'
import css from './comments.module.css'
import { type Comments, CommentsContext } from './comments-context'
import { PendingRow } from './pending-row'
import { ThreadRow } from './thread-row'
import { ThreadSkeleton } from './thread-skeleton'

type ThreadContentProps = {
  subject: CommentSubject
  focusId: string | null
  query: ThreadQuery
  /** The member has written a comment of its own. */
  onWritten: () => void
}

/** The field to write in is open for a reply, for a comment of its own (null), or not at all. */
type Writing = { target: ReplyTarget | null }

/** The comments, the field to write in and the menu of one comment. */
export function ThreadContent({ subject, focusId, query, onWritten }: ThreadContentProps) {
  const [writing, setWriting] = useState<Writing | null>(null)
  const [menu, setMenu] = useState<Comment | null>(null)
  const asMember = useAsMember()
  const shown = useShownThreads(subject, focusId, query.data)
  const write = useWriteComment(subject)
  const comments = useMemo<Comments>(
    () => ({
      subject,
      focusId,
      ...shown,
      onReply: (target) => setWriting({ target }),
      onOpenMenu: setMenu,
      onResend: (pending) => void write(pending),
    }),
    [subject, focusId, shown, write],
  )
  if (!query.currentData) {
    if (query.error) return <ErrorState text="评论加载失败" onRetry={query.refetch} />
    return <ThreadSkeleton />
  }
  return (
    <CommentsContext value={comments}>
      <Rows comments={comments} threads={shown.threads} delayed={shown.delayed} query={query}>
        <EmptyState
          text="还没有评论，来说第一句"
          action={{ label: '写评论', onChoose: () => asMember(() => setWriting({ target: null })) }}
        />
      </Rows>
      {menu && <CommentMenu comment={menu} onClose={() => setMenu(null)} />}
      {writing && (
        <ComposerSheet
          subject={subject}
          target={writing.target}
          onClose={() => setWriting(null)}
          onSend={writing.target ? undefined : onWritten}
        />
      )}
    </CommentsContext>
  )
}

type Row = { key: string; pending: Pending } | { key: string; thread: CommentThread }

const keyOf = ({ key }: Row) => key
/** In rem. */
const guessOf = (row: Row) =>
  'thread' in row ? 1.9 + 1.5 * Math.min(3, row.thread.replies.length) : 1.7
const renderRow = (row: Row) =>
  'thread' in row ? <ThreadRow thread={row.thread} /> : <PendingRow pending={row.pending} />

type RowsProps = {
  comments: Comments
  threads: readonly CommentThread[]
  delayed: number
  query: ThreadQuery
  /** Stands for a list without rows. */
  children: ReactNode
}

function Rows({ comments: { pending }, threads, delayed, query, children }: RowsProps) {
  const rows = useMemo(() => rowsOf(pending, threads), [pending, threads])
  return (
    <>
      {query.hasPreviousPage && (
        <button
          type="button"
          className={css.all}
          disabled={query.isFetchingPreviousPage}
          onClick={() => void query.fetchPreviousPage()}
        >
          {query.isFetchingPreviousPage ? '加载中…' : '查看更早的评论'}
        </button>
      )}
      {delayed > 0 && (
        <p className={css.note} role="status">
          有 {delayed} 条新评论按直播延迟稍后显示
        </p>
      )}
      {rows.length === 0 && !query.hasNextPage ? (
        delayed === 0 && children
      ) : (
        <EndlessList
          label="评论列表"
          items={rows}
          keyOf={keyOf}
          guessOf={guessOf}
          renderItem={renderRow}
          next={nextPageOf(query)}
        />
      )}
    </>
  )
}

function rowsOf(pending: readonly Pending[], threads: readonly CommentThread[]): Row[] {
  return [
    ...pending
      .filter(({ target }) => target === null)
      .map((each) => ({ key: each.key, pending: each })),
    ...threads.map((thread) => ({ key: thread.comment.id, thread })),
  ]
}
