import {
  COMMENTS_A_PAGE,
  type CommentPage,
  type CommentThread,
  type getComments,
  type getOwnComments,
  type getReplies,
} from '@saidian/shared/contracts/comments'
import type { BodyOf, QueryOf, ReplyOf } from '@saidian/shared/contracts/http'
import { permit } from '../../../platform/access'
import { RequestError } from '../../../platform/errors'
import { COMMENT } from '../access.rules'
import { kindOf } from '../stored-comment'
import { readSubject } from '../subjects'
import { findFocus, hasBefore } from './focus'
import { readOwnComments } from './own-comments'
import { openAt, pageFrom } from './page.rules'
import { numberIn, placeFor } from './place.rules'
import type { ReadingDeps } from './reading-deps'
import { shownComments } from './shown-comments'
import { shownThreads } from './shown-threads'
import {
  findSeen,
  type Reader,
  readReplies,
  readThreads,
  readTotals,
  type SubjectKey,
} from './threads.repository'

type Caller = { id: string } | null

export type Reading = {
  page: (caller: Caller, body: BodyOf<typeof getComments>) => Promise<CommentPage>
  replies: (caller: Caller, body: BodyOf<typeof getReplies>) => Promise<ReplyOf<typeof getReplies>>
  own: (
    caller: { id: string },
    query: QueryOf<typeof getOwnComments>,
  ) => Promise<ReplyOf<typeof getOwnComments>>
  /** The hottest threads as a visitor sees them, for the first HTML of a page. */
  first: (subject: SubjectKey) => Promise<CommentThread[]>
}

/** Comments in pages that cost the same wherever they begin. */
export function createReading(deps: ReadingDeps): Reading {
  const { db, relations, subjects } = deps

  async function readerOf(caller: Caller): Promise<Reader> {
    const memberId = caller?.id ?? null
    return { memberId, hidden: await relations.hiddenFor(memberId) }
  }

  return {
    async page(caller, { subject: of, sort, cursor, around }) {
      permit(caller, 'read', { kind: COMMENT })
      const reader = await readerOf(caller)
      const { ownerId } = await readSubject(subjects, of, reader.hidden)
      const focus =
        around === undefined || cursor !== undefined
          ? null
          : await findFocus(db, { id: around, of, reader })
      const place = focus ? { after: focus.floor - 1 } : placeFor(sort, cursor)
      const limit = COMMENTS_A_PAGE + 1
      const [found, totals] = await Promise.all([
        readThreads(db, of, { place, reader, limit }),
        readTotals(db, of.kind, [of.id]),
      ])
      const page = pageFrom(found, { place, size: COMMENTS_A_PAGE, isAscending: sort === 'floor' })
      const isMiddle = focus !== null && (await hasBefore(db, { of, floor: focus.floor, reader }))
      return {
        threads: await shownThreads(deps, page.shown, { reader, ownerId, focus: focus?.reply }),
        total: totals.get(of.id) ?? 0,
        next: page.next,
        previous: isMiddle ? openAt(focus.floor) : page.previous,
      }
    },

    async replies(caller, { id, cursor }) {
      permit(caller, 'read', { kind: COMMENT })
      const reader = await readerOf(caller)
      const parent = await findSeen(db, id, reader)
      if (!parent || parent.parentId !== null) throw new RequestError('comment.no_such_comment')
      const key = { kind: kindOf(parent.kind), id: parent.subjectId }
      const { ownerId } = await readSubject(subjects, key, reader.hidden)
      const limit = COMMENTS_A_PAGE + 1
      const found = await readReplies(db, id, { after: numberIn(cursor), reader, limit })
      const shown = found.slice(0, COMMENTS_A_PAGE)
      const replies = await shownComments(deps, shown, { memberId: reader.memberId, ownerId })
      const last = found.length > COMMENTS_A_PAGE ? shown.at(-1) : undefined
      return { replies, next: last?.id ?? null }
    },

    own: (caller, query) => readOwnComments(deps, caller, query),

    async first(of) {
      const reader: Reader = { memberId: null, hidden: new Set() }
      const place = placeFor('hot', undefined)
      const top = await readThreads(db, of, { place, reader, limit: 5 })
      const subject = (await subjects[of.kind].read([of.id])).get(of.id)
      return shownThreads(deps, top, { reader, ownerId: subject?.ownerId ?? null })
    },
  }
}
