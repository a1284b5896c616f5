import type { addComment, Comment } from '@saidian/shared/contracts/comments'
import type { BodyOf } from '@saidian/shared/contracts/http'
import type { NoticeContent } from '@saidian/shared/contracts/notices'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { createLimits } from '../../../platform/limits'
import type { Moderation } from '../../../platform/moderation'
import type { SendNotices, SentNotice } from '../../../platform/notices'
import { regionOf } from '../../../platform/regions'
import type { TextFilter } from '../../../platform/text-filter'
import { readStanding } from '../../governance'
import type { Likes } from '../../likes'
import type { Relations } from '../../relations'
import { COMMENT } from '../access.rules'
import { lockComment } from '../changes.repository'
import { shownComments } from '../reading/shown-comments'
import { findComment, type SubjectKey } from '../reading/threads.repository'
import { REVIEWED_COMMENT } from '../reports/case-kinds'
import { kindOf, type StoredComment, textOf } from '../stored-comment'
import { readSubject, type Subject, type SubjectReaders } from '../subjects'
import { announceComment, SUBJECT_NAMES } from './comment-notices'
import { COMMENT_TEXT, commentText } from './comment-text.rules'
import { type Mentioned, withMentions } from './mentions'
import { limitsOf } from './pace.rules'
import { isRepeated } from './repeated-text.rules'
import {
  countInSubject,
  countReply,
  findByKey,
  insertComment,
  lockAuthor,
  readRecent,
} from './write.repository'

const HOUR_MS = 3_600_000

export type WriteDeps = {
  db: Db
  clock: Clock
  textFilter: TextFilter
  moderation: Pick<Moderation, 'open'>
  notices: SendNotices<NoticeContent>
  likes: Pick<Likes, 'read'>
  relations: Pick<Relations, 'hiddenFor'>
  subjects: SubjectReaders
  /** The number of comments of a subject has changed; called after the commit. */
  changed: (subject: SubjectKey) => void
}

type Body = BodyOf<typeof addComment>
export type Write = (member: { id: string }, body: Body, address: string) => Promise<Comment>

/** A comment after every check that needs no lock. */
type Draft = {
  authorId: string
  body: Body
  subject: Subject
  mentioned: Mentioned
  hidden: ReadonlySet<string>
  state: 'shown' | 'waiting'
  region: string
  minute: string | null
}

/** Comments and replies of members: checked, stored once, and announced with their commit. */
export function createWrite(deps: WriteDeps): Write {
  const { db, clock, textFilter, relations, subjects, notices } = deps

  async function draftOf(authorId: string, body: Body, address: string): Promise<Draft> {
    const typed = commentText(body.text)
    if (typed === null) throw new RequestError('comment.text_length', { field: 'text' })
    const findings = textFilter.check(typed, COMMENT_TEXT).map(({ severity }) => severity)
    if (findings.includes('reject')) throw new RequestError('comment.text_unfit', { field: 'text' })
    const hidden = await relations.hiddenFor(authorId)
    const subject = await readSubject(subjects, body.subject, hidden)
    const { minuteOf } = subjects[body.subject.kind]
    const where = { scope: 'circle', place: subject.circleId ?? null } as const
    const standing = await readStanding(db, { memberId: authorId, where, nowMs: clock.now() })
    if (standing.mutedUntil !== null) throw new RequestError('community.muted')
    return {
      authorId,
      body,
      subject,
      hidden,
      mentioned: await withMentions(db, textFilter.mask(typed), hidden),
      state: findings.includes('review') ? 'waiting' : 'shown',
      region: regionOf(address),
      minute: (await minuteOf?.(body.subject.id)) ?? null,
    }
  }

  return async ({ id }, body, address) => {
    permit({ id }, 'make', { kind: COMMENT })
    const sentBefore = await findByKey(db, id, body.key)
    const draft = sentBefore === null ? await draftOf(id, body, address) : null
    const stored = draft
      ? await db.transaction().execute((trx) => store(trx, deps, draft))
      : { id: sentBefore ?? '', sent: [] }
    for (const each of stored.sent) notices.publish(each)
    if (draft) deps.changed(body.subject)
    const comment = await findComment(db, stored.id)
    if (!comment) throw new RequestError('comment.no_such_comment')
    const ownerId = draft?.subject.ownerId ?? null
    const [shown] = await shownComments(deps, [comment], { memberId: id, ownerId })
    if (!shown) throw new RequestError('comment.no_such_comment')
    return shown
  }
}

type Stored = { id: string; sent: SentNotice[] }

async function store(trx: Db, deps: WriteDeps, draft: Draft): Promise<Stored> {
  const { authorId, body } = draft
  const nowMs = deps.clock.now()
  const author = await lockAuthor(trx, authorId)
  if (!author) throw new RequestError('auth.no_token')
  const sentBefore = await findByKey(trx, authorId, body.key)
  if (sentBefore !== null) return { id: sentBefore, sent: [] }
  const limits = limitsOf({ id: authorId, ...author }, nowMs)
  await createLimits(trx).take(limits, 'comment.too_fast')
  const since = { subject: body.subject, sinceMs: nowMs - HOUR_MS }
  if (isRepeated(textOf(draft.mentioned.spans), await readRecent(trx, authorId, since)))
    throw new RequestError('comment.duplicate')
  const answered = body.replyTo === undefined ? null : await answeredBy(trx, draft, body.replyTo)
  const isShown = draft.state === 'shown'
  if (answered && isShown) await countReply(trx, answered.parent.id, 1)
  const floors = answered ? 0 : 1
  const floor = await countInSubject(trx, body.subject, { floors, total: isShown ? 1 : 0 })
  const id = await insertComment(trx, {
    authorId,
    subject: body.subject,
    key: body.key,
    atMs: nowMs,
    state: draft.state,
    region: draft.region,
    minute: draft.minute,
    spans: draft.mentioned.spans,
    floor: answered ? 0 : floor,
    parentId: answered?.parent.id ?? null,
    replyToAuthor: answered?.replyToAuthor ?? null,
  })
  return { id, sent: await introduce(trx, deps, { draft, id, answered }) }
}

type Answered = { parent: StoredComment; replyToAuthor: string | null }

/** The comment that a reply stands below, locked, and whom it answers when that is a reply. */
async function answeredBy(trx: Db, draft: Draft, id: string): Promise<Answered> {
  const { subject } = draft.body
  const target = await lockComment(trx, id)
  const isThere =
    target?.state === 'shown' &&
    target.subjectId === subject.id &&
    kindOf(target.kind) === subject.kind
  if (!isThere) throw new RequestError('comment.no_such_comment')
  const parent = target.parentId === null ? target : await findComment(trx, target.parentId)
  if (!parent) throw new RequestError('comment.no_such_comment')
  if ([target, parent].some(({ authorId }) => draft.hidden.has(authorId)))
    throw new RequestError('relation.blocked')
  return { parent, replyToAuthor: target === parent ? null : target.authorId }
}

type Introduced = { draft: Draft; id: string; answered: Answered | null }

/** Opens a review of a comment that waits; announces one that is shown. */
async function introduce(
  trx: Db,
  { moderation, notices }: WriteDeps,
  { draft, id, answered }: Introduced,
): Promise<SentNotice[]> {
  const { authorId, body, subject, mentioned, hidden, state } = draft
  if (state === 'waiting') {
    const place = `${SUBJECT_NAMES[body.subject.kind]} ${body.subject.id}`
    const content = { text: textOf(mentioned.spans), place, title: subject.title }
    await moderation.open(trx, { kind: REVIEWED_COMMENT, subject: id, memberId: authorId, content })
    return []
  }
  const comment = await findComment(trx, id)
  if (!comment) return []
  return announceComment(trx, notices, {
    comment,
    subject,
    hidden,
    mentioned: mentioned.memberIds,
    parentAuthor: answered?.parent.authorId ?? null,
  })
}
