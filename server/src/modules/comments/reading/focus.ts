import type { Db } from '../../../platform/database'
import { kindOf, type StoredComment } from '../stored-comment'
import {
  findComment,
  findSeen,
  type Reader,
  readThreads,
  type SubjectKey,
} from './threads.repository'

/** The thread that a link leads to, and the reply in it that it names. */
export type Focus = { floor: number; reply: StoredComment | undefined }

/** Null for a comment that is none of this subject. */
export async function findFocus(
  db: Db,
  { id, of, reader }: { id: string; of: SubjectKey; reader: Reader },
): Promise<Focus | null> {
  const found = await findComment(db, id)
  if (!found || found.subjectId !== of.id || kindOf(found.kind) !== of.kind) return null
  const top = found.parentId === null ? found : await findComment(db, found.parentId)
  const isSeen = found.parentId !== null && (await findSeen(db, id, reader)) !== null
  return top && { floor: top.floor, reply: isSeen ? found : undefined }
}

/** Whether a thread that the reader sees stands before this floor. */
export async function hasBefore(
  db: Db,
  { of, floor, reader }: { of: SubjectKey; floor: number; reader: Reader },
): Promise<boolean> {
  const found = await readThreads(db, of, { place: { before: floor }, reader, limit: 1 })
  return found.length > 0
}
