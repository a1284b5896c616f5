import type { CommentSubject } from '@saidian/shared/contracts/comments'
import { RequestError } from '../../platform/errors'

export type SubjectKind = CommentSubject['kind']

/** What comments are about, as its own module reads it. */
export type Subject = {
  title: string
  /** Its page. */
  link: string
  /** The member who wrote it; null for an article or a match. */
  ownerId: string | null
  /** The circle of a post. */
  circleId?: number
}

export type SubjectReader = {
  /** Subjects that everybody may read; others are left out. */
  read: (ids: readonly string[]) => Promise<Map<string, Subject>>
  /** Minute of a match in play, such as 67' or 第三节 04:12; null outside of it. */
  minuteOf?: (id: string) => Promise<string | null>
}

export type SubjectReaders = Readonly<Record<SubjectKind, SubjectReader>>

/** For a kind that nothing offers yet. */
export const NO_SUBJECTS: SubjectReader = { read: async () => new Map() }

/**
 * Throws `comment.no_such_subject`, also for a subject whose owner and the caller do not see each
 * other.
 */
export async function readSubject(
  readers: SubjectReaders,
  { kind, id }: CommentSubject,
  hidden: ReadonlySet<string>,
): Promise<Subject> {
  const subject = (await readers[kind].read([id])).get(id)
  const isHidden = subject?.ownerId != null && hidden.has(subject.ownerId)
  if (!subject || isHidden) throw new RequestError('comment.no_such_subject')
  return subject
}
