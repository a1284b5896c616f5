import { sql } from 'kysely'
import type { Db } from '../../platform/database'
import { findComment } from './reading/threads.repository'
import { kindOf, type StoredComment } from './stored-comment'
import { countInSubject, countReply } from './writing/write.repository'

/** Locks a comment until the transaction ends; of a reply first the one that it stands below. */
export async function lockComment(trx: Db, id: string): Promise<StoredComment | null> {
  const found = await findComment(trx, id)
  if (!found) return null
  const ids = found.parentId === null ? [id] : [found.parentId, id]
  for (const each of ids) await sql`SELECT FROM comments WHERE id = ${each} FOR UPDATE`.execute(trx)
  return findComment(trx, id)
}

/** Changes the state of a locked comment, with the numbers that others see. */
export async function changeState(
  trx: Db,
  { id, kind, subjectId, parentId, state }: StoredComment,
  to: StoredComment['state'],
): Promise<void> {
  if (state === to) return
  await sql`UPDATE comments SET state = ${to} WHERE id = ${id}`.execute(trx)
  if (to === 'deleted')
    await sql`UPDATE comments SET spans = '[]', region = '', minute = NULL
      WHERE id = ${id}`.execute(trx)
  const change = Number(to === 'shown') - Number(state === 'shown')
  if (change !== 1 && change !== -1) return
  if (parentId !== null) await countReply(trx, parentId, change)
  await countInSubject(trx, { kind: kindOf(kind), id: subjectId }, { floors: 0, total: change })
}

/** Sets the places in the order of 最热 from likes and replies. */
export async function storeHot(
  trx: Db,
  likes: ReadonlyMap<string, { likes: number }>,
): Promise<void> {
  const ids = [...likes.keys()]
  const counts = ids.map((id) => likes.get(id)?.likes ?? 0)
  await sql`SELECT FROM comments WHERE id = ANY(${ids}::bigint[]) ORDER BY id FOR UPDATE`.execute(
    trx,
  )
  await sql`UPDATE comments c SET hot = 2 * given.likes + c.replies
    FROM unnest(${ids}::bigint[], ${counts}::int[]) AS given (id, likes)
    WHERE c.id = given.id AND c.hot <> 2 * given.likes + c.replies`.execute(trx)
}
