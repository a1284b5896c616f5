import { COMMENTS_A_PAGE, type getOwnComments } from '@saidian/shared/contracts/comments'
import type { QueryOf, ReplyOf } from '@saidian/shared/contracts/http'
import { paths } from '@saidian/shared/contracts/page'
import { groupBy } from '@saidian/shared/lib'
import { permit } from '../../../platform/access'
import { OWN_COMMENTS } from '../access.rules'
import { kindOf, type StoredComment } from '../stored-comment'
import type { Subject, SubjectReaders } from '../subjects'
import { numberIn } from './place.rules'
import type { ReadingDeps } from './reading-deps'
import { shownComments } from './shown-comments'
import { readOwn } from './threads.repository'

/** What a member wrote, newest first, with what each comment is about. */
export async function readOwnComments(
  deps: ReadingDeps,
  { id }: { id: string },
  { cursor }: QueryOf<typeof getOwnComments>,
): Promise<ReplyOf<typeof getOwnComments>> {
  permit({ id }, 'read', { kind: OWN_COMMENTS, ownerId: id })
  const before = cursor === undefined ? null : String(numberIn(cursor))
  const found = await readOwn(deps.db, id, { before, limit: COMMENTS_A_PAGE + 1 })
  const shown = found.slice(0, COMMENTS_A_PAGE)
  const comments = await shownComments(deps, shown, { memberId: id, ownerId: null })
  const about = await subjectsOf(deps.subjects, shown)
  const last = found.length > COMMENTS_A_PAGE ? shown.at(-1) : undefined
  return {
    comments: shown.flatMap((stored, place) => {
      const comment = comments[place]
      const subject = about.get(`${stored.kind}/${stored.subjectId}`)
      const key = { kind: kindOf(stored.kind), id: stored.subjectId }
      const link = subject ? paths.comment(subject.link, stored.id) : ''
      return comment ? [{ comment, subject: key, title: subject?.title ?? '内容已删除', link }] : []
    }),
    next: last?.id ?? null,
  }
}

async function subjectsOf(
  readers: SubjectReaders,
  stored: readonly StoredComment[],
): Promise<Map<string, Subject>> {
  const groups = [...groupBy(stored, ({ kind }) => kind)]
  const read = await Promise.all(
    groups.map(async ([number, some]) => {
      const ids = [...new Set(some.map(({ subjectId }) => subjectId))]
      const found = await readers[kindOf(number)].read(ids)
      return [...found].map(([id, subject]): [string, Subject] => [`${number}/${id}`, subject])
    }),
  )
  return new Map(read.flat())
}
