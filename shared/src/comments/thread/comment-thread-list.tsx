import { useCallback, useEffect, useRef, useState } from 'react'
import type { CommentSubject } from '../../contracts/comments'
import { useHost } from '../../host'
import type { CommentSort } from '../data/lists.api'
import { useThreadQuery } from '../data/use-thread-query'
import css from './comments.module.css'
import { ThreadContent } from './thread-content'
import { ThreadHead } from './thread-head'

export type CommentThreadListProps = {
  /** Stable between renderings of the page. */
  subject: CommentSubject
  /** The comment to open the thread at: `COMMENT_PARAM` of the address. */
  focusId?: string | null
}

/** 评论: the comments of a subject with their replies, their sort and the field to write in. */
export function CommentThreadList({ subject, focusId = null }: CommentThreadListProps) {
  const host = useHost()
  const [around, setAround] = useState(focusId)
  const [sort, setSort] = useState<CommentSort>('hot')
  useEffect(() => setAround(focusId), [focusId])
  const query = useThreadQuery(subject, sort, around)
  const isGone = around !== null && isMissing(query.error)
  useEffect(() => {
    if (!isGone) return
    setAround(null)
    host.toast({ text: '评论不存在或已删除' })
  }, [isGone, host])
  const section = useRef<HTMLElement>(null)
  const toTop = useCallback(() => section.current?.scrollIntoView({ block: 'start' }), [])
  const hasData = query.data !== undefined
  useEffect(() => {
    if (hasData && around !== null) toTop()
  }, [hasData, around, toTop])
  const choose = (next: CommentSort) => {
    setAround(null)
    setSort(next)
  }
  return (
    <section ref={section} className={css.section} aria-label="评论">
      <ThreadHead
        total={query.data?.pages[0]?.total ?? null}
        sort={around === null ? sort : null}
        onSort={choose}
      />
      <ThreadContent subject={subject} focusId={around} query={query} onWritten={toTop} />
    </section>
  )
}

function isMissing(error: unknown): boolean {
  return (error as { reason?: string } | undefined)?.reason === 'comment.no_such_comment'
}
