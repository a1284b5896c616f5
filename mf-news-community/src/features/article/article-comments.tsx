import { CommentBar, CommentThreadList } from '@saidian/shared/comments'
import type { CommentSubject } from '@saidian/shared/contracts/comments'
import { type ReactNode, useMemo } from 'react'

/** The comments below an article; `focusId` is the one that a link leads to. */
export function ArticleThread({ id, focusId }: { id: string; focusId: string | null }) {
  return <CommentThreadList subject={useSubject(id)} focusId={focusId} />
}

type ArticleBarProps = { id: string; count: number; onOpenThread: () => void; children: ReactNode }

/** 写评论 and the way to the comments, beside the other acts. */
export function ArticleBar({ id, count, onOpenThread, children }: ArticleBarProps) {
  return (
    <CommentBar subject={useSubject(id)} count={count} onOpenThread={onOpenThread}>
      {children}
    </CommentBar>
  )
}

function useSubject(id: string): CommentSubject {
  return useMemo(() => ({ kind: 'article', id }), [id])
}
