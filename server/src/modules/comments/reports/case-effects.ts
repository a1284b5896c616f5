import type { NoticeContent } from '@saidian/shared/contracts/notices'
import { paths } from '@saidian/shared/contracts/page'
import type { Db } from '../../../platform/database'
import type { Effect } from '../../../platform/moderation'
import type { NoticeOrder, SendNotices, SentNotice } from '../../../platform/notices'
import { appealNotice, sendReportOutcome } from '../../governance'
import type { Relations } from '../../relations'
import { changeState, lockComment } from '../changes.repository'
import { findComment, type SubjectKey } from '../reading/threads.repository'
import { excerptOf, kindOf, type StoredComment } from '../stored-comment'
import type { Subject, SubjectReaders } from '../subjects'
import { announceComment } from '../writing/comment-notices'
import { mentionedIn } from '../writing/mentions'
import { REPORTED_COMMENT } from './case-kinds'

/** What decisions about comments are about, in notices. */
export const WHAT = '评论'
export const NOTHING: Effect = { afterCommit: async () => undefined }

export type ModeratedDeps = {
  notices: SendNotices<NoticeContent>
  subjects: SubjectReaders
  relations: Pick<Relations, 'hiddenFor'>
  /** The number of comments of a subject has changed; called after the commit. */
  changed: (subject: SubjectKey) => void
}

type Content<Template extends NoticeContent['template']> = Extract<
  NoticeContent,
  { template: Template }
>
export type Outcome = Content<
  | 'moderation.content_approved'
  | 'moderation.content_rejected'
  | 'moderation.content_removed'
  | 'moderation.appeal_granted'
  | 'moderation.appeal_denied'
>

type Reviewed = { comment: StoredComment; isAccepted: boolean }
type SentOutcome = { comment: StoredComment; to: string; outcome: Outcome; key: string }

/** What a decision about a comment does, whatever opened the case. */
export function createCaseEffects(deps: ModeratedDeps) {
  const { notices } = deps

  function published({ kind, subjectId }: StoredComment, sent: readonly SentNotice[]): Effect {
    return {
      async afterCommit() {
        for (const each of sent) notices.publish(each)
        deps.changed({ kind: kindOf(kind), id: subjectId })
      },
    }
  }

  async function linkOf(comment: StoredComment): Promise<string> {
    const subject = await subjectOf(deps, comment)
    return subject ? paths.comment(subject.link, comment.id) : ''
  }

  async function sendOutcome(trx: Db, { comment, to, outcome, key }: SentOutcome) {
    const link = await linkOf(comment)
    return notices.send(trx, { ...outcome, memberId: to, key, link } as NoticeOrder<NoticeContent>)
  }

  async function sendToReporters(trx: Db, { comment, isAccepted }: Reviewed) {
    const reported = { kind: REPORTED_COMMENT, subject: comment.id }
    const about = { what: WHAT, excerpt: excerptOf(comment.spans), link: await linkOf(comment) }
    const key = `comment/${comment.id}/report`
    return sendReportOutcome(trx, notices, { reported, isAccepted, key, ...about })
  }

  const announce = async (trx: Db, comment: StoredComment) =>
    announced(trx, deps, { comment, subject: await subjectOf(deps, comment) })

  async function appealed(
    trx: Db,
    { subject: id }: { subject: string },
    { isGranted, reason }: { isGranted: boolean; reason: string },
  ): Promise<Effect | null> {
    const comment = await lockComment(trx, id)
    if (comment?.state !== 'rejected') return null
    if (isGranted) await changeState(trx, comment, 'shown')
    const data = { what: WHAT, excerpt: excerptOf(comment.spans) }
    const outcome = appealNotice(data, { isGranted, reason })
    const key = `comment/${id}/appeal/${isGranted ? 'granted' : 'denied'}`
    return published(comment, [
      await sendOutcome(trx, { comment, to: comment.authorId, outcome, key }),
    ])
  }

  /** After an undone decision. */
  async function returnTo(trx: Db, id: string, state: 'waiting' | 'shown'): Promise<Effect> {
    const comment = await lockComment(trx, id)
    if (!comment || comment.state === 'deleted') return NOTHING
    await changeState(trx, comment, state)
    return published(comment, [])
  }

  return { published, sendOutcome, sendToReporters, announce, appealed, returnTo }
}

async function subjectOf(
  { subjects }: ModeratedDeps,
  { kind, subjectId }: StoredComment,
): Promise<Subject | null> {
  return (await subjects[kindOf(kind)].read([subjectId])).get(subjectId) ?? null
}

/** The comment is shown for the first time: those whom it concerns are notified. */
async function announced(
  trx: Db,
  { notices, relations }: ModeratedDeps,
  { comment, subject }: { comment: StoredComment; subject: Subject | null },
): Promise<SentNotice[]> {
  if (!subject) return []
  const { parentId, authorId, spans } = comment
  const parent = parentId === null ? null : await findComment(trx, parentId)
  const hidden = await relations.hiddenFor(authorId)
  const mentioned = mentionedIn(spans)
  const parentAuthor = parent?.authorId ?? null
  return announceComment(trx, notices, { comment, subject, parentAuthor, mentioned, hidden })
}

export type CaseEffects = ReturnType<typeof createCaseEffects>
