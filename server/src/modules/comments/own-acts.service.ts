import type { deleteComment, likeComment } from '@saidian/shared/contracts/comments'
import type { BodyOf, ReplyOf } from '@saidian/shared/contracts/http'
import { paths } from '@saidian/shared/contracts/page'
import { permit } from '../../platform/access'
import type { Db } from '../../platform/database'
import { RequestError } from '../../platform/errors'
import type { Likes } from '../likes'
import type { Relations } from '../relations'
import { COMMENT } from './access.rules'
import { changeState, lockComment } from './changes.repository'
import { findComment, findSeen, type SubjectKey } from './reading/threads.repository'
import { excerptOf, kindOf } from './stored-comment'
import { readSubject, type SubjectReaders } from './subjects'

type Member = { id: string }

export type OwnActsDeps = {
  db: Db
  likes: Likes
  relations: Pick<Relations, 'hiddenFor'>
  subjects: SubjectReaders
  hot: { touch: (id: string) => void }
  /** The number of comments of a subject has changed; called after the commit. */
  changed: (subject: SubjectKey) => void
}

/** Likes of members, and the removal of what they wrote themselves. */
export function createOwnActs({ db, likes, relations, subjects, hot, changed }: OwnActsDeps) {
  return {
    async like(
      { id: memberId }: Member,
      { id, isOn }: BodyOf<typeof likeComment>,
    ): Promise<ReplyOf<typeof likeComment>> {
      permit({ id: memberId }, 'read', { kind: COMMENT })
      const hidden = await relations.hiddenFor(memberId)
      const comment = await findSeen(db, id, { memberId, hidden })
      if (comment?.state !== 'shown') throw new RequestError('comment.no_such_comment')
      const { authorId, subjectId, floor, spans } = comment
      const key = { kind: kindOf(comment.kind), id: subjectId }
      const { link } = await readSubject(subjects, key, hidden)
      const subject = { ownerId: authorId, what: '评论', excerpt: excerptOf(spans) }
      const { hasChanged, ...now } = await likes.set(memberId, {
        kind: 'comment',
        id,
        isOn,
        subject: { ...subject, link: paths.comment(link, id) },
      })
      if (hasChanged && floor > 0) hot.touch(id)
      return now
    },

    async remove({ id: memberId }: Member, { id }: BodyOf<typeof deleteComment>): Promise<null> {
      permit({ id: memberId }, 'remove', { kind: COMMENT, ownerId: memberId })
      const comment = await findComment(db, id)
      const ownerId = comment?.authorId ?? null
      permit({ id: memberId }, 'remove', { kind: COMMENT, ownerId }, 'comment.no_such_comment')
      await db.transaction().execute(async (trx) => {
        const locked = await lockComment(trx, id)
        if (locked) await changeState(trx, locked, 'deleted')
      })
      if (comment) changed({ kind: kindOf(comment.kind), id: comment.subjectId })
      return null
    },
  }
}

export type OwnActs = ReturnType<typeof createOwnActs>
