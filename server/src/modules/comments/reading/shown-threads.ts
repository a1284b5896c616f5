import type { CommentThread } from '@saidian/shared/contracts/comments'
import { groupBy } from '@saidian/shared/lib'
import type { Db } from '../../../platform/database'
import type { Likes } from '../../likes'
import type { StoredComment } from '../stored-comment'
import { shownComments } from './shown-comments'
import { type Reader, readFirstReplies } from './threads.repository'

const REPLIES_A_THREAD = 3

type Deps = { db: Db; likes: Pick<Likes, 'read'> }
type Given = { reader: Reader; ownerId: string | null; focus?: StoredComment | undefined }

/** Threads with their first replies; the reply `focus` is among those of its thread. */
export async function shownThreads(
  deps: Deps,
  top: readonly StoredComment[],
  { reader, ownerId, focus }: Given,
): Promise<CommentThread[]> {
  const ids = top.map(({ id }) => id)
  const found = await readFirstReplies(deps.db, ids, { reader, limit: REPLIES_A_THREAD })
  const first = withFocus(
    groupBy(found, ({ parentId }) => parentId),
    focus,
  )
  const shown = await shownComments(deps, [...top, ...[...first.values()].flat()], {
    memberId: reader.memberId,
    ownerId,
  })
  const byId = new Map(shown.map((comment) => [comment.id, comment]))
  return top.flatMap(({ id }) => {
    const comment = byId.get(id)
    const replies = (first.get(id) ?? []).flatMap((reply) => byId.get(reply.id) ?? [])
    return comment ? [{ comment, replies }] : []
  })
}

/** A reply that a link leads to takes the last place when it is not among the first. */
function withFocus(
  first: Map<string | null, StoredComment[]>,
  focus: StoredComment | undefined,
): Map<string | null, StoredComment[]> {
  if (!focus) return first
  const replies = first.get(focus.parentId) ?? []
  if (replies.some(({ id }) => id === focus.id)) return first
  return new Map(first).set(focus.parentId, [...replies.slice(0, REPLIES_A_THREAD - 1), focus])
}
