import type { addPost } from '@saidian/shared/contracts/community'
import type { WrittenState } from '@saidian/shared/contracts/content'
import type { BodyOf } from '@saidian/shared/contracts/http'
import type { NoticeContent } from '@saidian/shared/contracts/notices'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import { createLimits } from '../../../platform/limits'
import type { Moderation } from '../../../platform/moderation'
import type { SendNotices, SentNotice } from '../../../platform/notices'
import type { TextFilter } from '../../../platform/text-filter'
import { POST } from '../access.rules'
import { findCircle } from '../circles/circles.repository'
import { FRESH_MS, POST_LIMITS, SAME_TEXT_MS } from '../limits.rules'
import { requireMayPost } from '../managing/may-post'
import { attachPictures } from '../pictures/pictures.repository'
import { requireAll } from '../pictures/pictures.service'
import { openPictureCases, openPostCase } from '../reports/open-cases'
import { type CheckedText, checkedText } from './checked-text'
import { type HiddenFor, sendMentions } from './mention-notices'
import {
  countSameText,
  findMembers,
  hasSameText,
  readAccountAge,
  setTopics,
  tagExists,
} from './post-marks.repository'
import { countShown, findByKey, insertPost, lockAuthor } from './posts.repository'
import { findMarks, linkMarks } from './spans.rules'

/** So many others wrote the same text within a day: a campaign, which the staff looks at. */
const SAME_TEXT_OTHERS = 2

export type AddPostDeps = {
  db: Db
  clock: Clock
  notices: SendNotices<NoticeContent>
  hiddenFor: HiddenFor
  textFilter: TextFilter
  moderation: Pick<Moderation, 'open'>
}

type Sent = BodyOf<typeof addPost>
type Writing = {
  memberId: string
  sent: Sent
  checked: CheckedText
  region: string
  hidden: ReadonlySet<string>
}

/** Stores a post whole, or nothing of it. Resolves with its id: for the same key with the same. */
export type AddPost = (member: Pick<User, 'id'>, sent: Sent, region: string) => Promise<string>

export function createAddPost(deps: AddPostDeps): AddPost {
  const { db, textFilter, notices } = deps
  return async ({ id: memberId }, sent, region) => {
    permit({ id: memberId }, 'make', { kind: POST })
    const pictures = [...new Set(sent.pictures)]
    const checked = checkedText(textFilter, sent.text)
    if (checked.text === '' && pictures.length === 0) throw new RequestError('community.empty_post')
    const hidden = await deps.hiddenFor(memberId)
    const writing = { memberId, sent: { ...sent, pictures }, checked, region, hidden }
    const { id, notified } = await db.transaction().execute(async (trx) => {
      // Of two taps at once, the second waits here and finds the post of the first.
      await lockAuthor(trx, memberId)
      const before = await findByKey(trx, memberId, sent.key)
      return before === null ? write(trx, deps, writing) : { id: before, notified: [] }
    })
    for (const notice of notified) notices.publish(notice)
    return id
  }
}

async function write(
  trx: Db,
  deps: AddPostDeps,
  { memberId, sent, checked, region, hidden }: Writing,
): Promise<{ id: string; notified: SentNotice[] }> {
  const { isFresh } = await admit(trx, deps, { memberId, sent, checked })
  const { text, textKey } = checked
  const why = await reviewOf(trx, deps, { memberId, checked })
  const state: WrittenState = why === null ? 'shown' : 'waiting'
  const linked = linkMarks(text, await findMembers(trx, findMarks(text).names))
  const { circleId, tag } = sent
  const id = await insertPost(trx, {
    circleId,
    authorId: memberId,
    key: sent.key,
    state,
    text,
    textKey,
    region,
    spans: linked.spans,
    mentions: linked.mentions,
    nowMs: deps.clock.now(),
    matchId: tag?.kind === 'match' ? tag.id : null,
    teamId: tag?.kind === 'team' ? tag.id : null,
  })
  if (id === null) throw new RequestError('auth.not_allowed')
  const pictureState = isFresh ? 'waiting' : 'shown'
  const taken = { postId: id, memberId, keys: sent.pictures, state: pictureState } as const
  requireAll(await attachPictures(trx, taken), sent.pictures.length)
  await setTopics(trx, id, linked.topics)
  const post = { id, circleId, authorId: memberId, text, mentions: linked.mentions }
  await openPictureCases(trx, deps, { ...post, keys: sent.pictures, isFresh })
  if (why !== null) {
    await openPostCase(trx, deps, { ...post, why: 'filter', reason: why, reportedBy: '' })
    return { id, notified: [] }
  }
  await countShown(trx, post, 1)
  return { id, notified: await sendMentions(trx, deps.notices, { ...post, hidden }) }
}

/** Throws unless the member may post this here now. */
async function admit(
  trx: Db,
  { clock }: AddPostDeps,
  { memberId, sent, checked }: Pick<Writing, 'memberId' | 'sent' | 'checked'>,
): Promise<{ isFresh: boolean }> {
  const nowMs = clock.now()
  const { circleId, tag } = sent
  if (!(await findCircle(trx, circleId, memberId)))
    throw new RequestError('community.no_such_circle')
  if (tag && !(await tagExists(trx, tag))) throw new RequestError('request.not_found')
  await requireMayPost(trx, { memberId, circleId, nowMs })
  const same = { authorId: memberId, textKey: checked.textKey, sinceMs: nowMs - SAME_TEXT_MS }
  if (await hasSameText(trx, same)) throw new RequestError('community.duplicate')
  const madeAtMs = await readAccountAge(trx, memberId)
  if (madeAtMs === null) throw new RequestError('auth.not_allowed')
  const isFresh = madeAtMs > nowMs - FRESH_MS
  const limits = POST_LIMITS[isFresh ? 'fresh' : 'known'].map((limit) => ({ limit, of: memberId }))
  await createLimits(trx).take(limits, 'community.too_fast')
  return { isFresh }
}

/** Why others see the post only after its review; null for one that is shown at once. */
async function reviewOf(
  trx: Db,
  { clock }: AddPostDeps,
  { memberId, checked }: Pick<Writing, 'memberId' | 'checked'>,
): Promise<string | null> {
  const { listed, textKey } = checked
  if (listed !== null) return listed
  const same = { authorId: memberId, textKey, sinceMs: clock.now() - SAME_TEXT_MS }
  const others = [...checked.text].length >= 10 ? await countSameText(trx, same) : 0
  return others >= SAME_TEXT_OTHERS ? 'same text of several members' : null
}
