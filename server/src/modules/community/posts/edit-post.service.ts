import { EDIT_MINUTES } from '@saidian/shared/contracts/community'
import { permit } from '../../../platform/access'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import { createLimits } from '../../../platform/limits'
import type { SentNotice } from '../../../platform/notices'
import { POST } from '../access.rules'
import { EDIT_LIMIT, SAME_TEXT_MS } from '../limits.rules'
import { requireMayPost } from '../managing/may-post'
import { deletePicturesOf, readPictures } from '../pictures/pictures.repository'
import type { PostPictures } from '../pictures/pictures.service'
import { openPostCase } from '../reports/open-cases'
import type { AddPostDeps } from './add-post.service'
import { type CheckedText, checkedText } from './checked-text'
import { sendMentions } from './mention-notices'
import { findMembers, hasSameText, setTopics } from './post-marks.repository'
import {
  changeState,
  countTopics,
  emptyPost,
  type LockedPost,
  lockPost,
  saveText,
} from './posts.repository'
import { findMarks, linkMarks } from './spans.rules'

export type EditPostDeps = AddPostDeps & { pictures: Pick<PostPictures, 'removeFiles'> }
type Member = Pick<User, 'id'>

export type OwnPosts = {
  /** Changes the text within ten minutes. Throws `community.edit_over` later. */
  edit: (member: Member, edited: { code: string; text: string }) => Promise<void>
  /** Empties the post and removes its pictures; a second time is `community.no_such_post`. */
  remove: (member: Member, code: string) => Promise<void>
}

/** What authors do with their posts; of two devices at once, one waits for the other. */
export function createOwnPosts(deps: EditPostDeps): OwnPosts {
  const { db, textFilter, notices, pictures } = deps
  return {
    async edit({ id: memberId }, { code, text }) {
      permit({ id: memberId }, 'make', { kind: POST })
      const checked = checkedText(textFilter, text)
      await createLimits(db).take([{ limit: EDIT_LIMIT, of: memberId }], 'community.too_fast')
      const hidden = await deps.hiddenFor(memberId)
      const notified = await db.transaction().execute(async (trx) => {
        const post = await lockOwn(trx, memberId, code)
        return change(trx, deps, { post, checked, hidden })
      })
      for (const notice of notified) notices.publish(notice)
    },
    async remove({ id: memberId }, code) {
      const keys = await db.transaction().execute(async (trx) => {
        const post = await lockOwn(trx, memberId, code, 'remove')
        await changeState(trx, post, 'deleted')
        await emptyPost(trx, post.id)
        await setTopics(trx, post.id, [])
        return deletePicturesOf(trx, post.id)
      })
      // If this process ends first, the sweep removes the files without a row.
      await pictures.removeFiles(keys)
    },
  }
}

/** A post of this member; for all others it does not exist. */
async function lockOwn(
  trx: Db,
  memberId: string,
  code: string,
  action: 'change' | 'remove' = 'change',
): Promise<LockedPost> {
  const post = await lockPost(trx, code)
  const ownerId = post?.authorId ?? null
  permit({ id: memberId }, action, { kind: POST, ownerId }, 'community.no_such_post')
  if (!post || post.state === 'deleted') throw new RequestError('community.no_such_post')
  return post
}

type Change = { post: LockedPost; checked: CheckedText; hidden: ReadonlySet<string> }

async function change(
  trx: Db,
  deps: EditPostDeps,
  { post, checked, hidden }: Change,
): Promise<SentNotice[]> {
  const { text, listed, textKey } = checked
  await admit(trx, deps, { post, checked })
  if (text === post.text) return []
  const linked = linkMarks(text, await findMembers(trx, findMarks(text).names))
  const isListed = listed !== null
  if (isListed) await changeState(trx, post, 'waiting')
  const state = isListed ? 'waiting' : post.state
  const { spans, mentions, topics } = linked
  await saveText(trx, post.id, { text, spans, mentions, textKey, nowMs: deps.clock.now() })
  // Numbers of its topics hold only while it is shown.
  if (state === 'shown') await countTopics(trx, post.id, -1)
  await setTopics(trx, post.id, topics)
  if (state === 'shown') await countTopics(trx, post.id, 1)
  const edited = { ...post, text, mentions, hidden }
  if (state === 'shown') return sendMentions(trx, deps.notices, edited)
  // A decision about the text before has no effect on this one.
  const reason = listed ?? 'edited while it waits'
  await openPostCase(trx, deps, { ...edited, why: 'filter', reason, reportedBy: '' })
  return []
}

/** Throws unless the author may write this text now. */
async function admit(
  trx: Db,
  { clock }: EditPostDeps,
  { post, checked }: Pick<Change, 'post' | 'checked'>,
): Promise<void> {
  const nowMs = clock.now()
  const { id, authorId, circleId, state, atMs } = post
  const isOver = nowMs - atMs > EDIT_MINUTES * 60_000
  if (isOver || state === 'rejected') throw new RequestError('community.edit_over')
  await requireMayPost(trx, { memberId: authorId, circleId, nowMs })
  const { text, textKey } = checked
  if (text === '' && !(await readPictures(trx, [id])).has(id))
    throw new RequestError('community.empty_post')
  const same = { authorId, textKey, sinceMs: nowMs - SAME_TEXT_MS, exceptId: id }
  if (await hasSameText(trx, same)) throw new RequestError('community.duplicate')
}
