import type { CommentSubject } from '../../contracts/comments'
import { type CommentSort, useCommentsInfiniteQuery } from './lists.api'

/** Seconds after which a thread that is opened again is loaded again. */
const FRESH_SECONDS = 60

export type ThreadQuery = ReturnType<typeof useThreadQuery>

/** Comments of a subject; at one comment the list is by floor. */
export function useThreadQuery(subject: CommentSubject, sort: CommentSort, around: string | null) {
  const arg = { subject, sort: around === null ? sort : ('floor' as const), around }
  return useCommentsInfiniteQuery(arg, { refetchOnMountOrArgChange: FRESH_SECONDS })
}
