import { createContext, useContext } from 'react'
import type { Comment, CommentSubject } from '../../contracts/comments'
import type { Pending, ReplyTarget } from '../data/pending'

export type Comments = {
  subject: CommentSubject
  focusId: string | null
  /** Comments after this time (seconds) wait for the picture of the reader. */
  latest: number
  pending: readonly Pending[]
  /** Threads whose replies are all shown. */
  expanded: ReadonlySet<string>
  onExpand: (threadId: string, isOn: boolean) => void
  onReply: (target: ReplyTarget) => void
  onOpenMenu: (comment: Comment) => void
  onResend: (pending: Pending) => void
}

export const CommentsContext = createContext<Comments | null>(null)

/** What every row of the thread needs of its list. */
export function useComments(): Comments {
  const comments = useContext(CommentsContext)
  if (!comments) throw new Error('A comment stands in a CommentThreadList')
  return comments
}
