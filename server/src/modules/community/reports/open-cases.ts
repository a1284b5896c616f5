import type { Db } from '../../../platform/database'
import type { Moderation } from '../../../platform/moderation'
import { postExcerpt } from '../posts/post-text.rules'

export const POST_CASE = 'post'
export const PICTURE_CASE = 'post-picture'

/** `filter`: before others see it. `report`, `manager`: of a post that is shown. */
export type WhyReviewed = 'filter' | 'report' | 'manager'

type CaseDeps = { moderation: Pick<Moderation, 'open'> }
type CasePost = { id: string; circleId: number; authorId: string; text: string }

export function openPostCase(
  trx: Db,
  { moderation }: CaseDeps,
  post: CasePost & { why: WhyReviewed; reason: string; reportedBy: string },
): Promise<void> {
  const { id, circleId, authorId, text, why, reason, reportedBy } = post
  return moderation.open(trx, {
    kind: POST_CASE,
    subject: id,
    memberId: authorId,
    content: { text, why, reason, place: `circle ${circleId}`, reportedBy },
  })
}

/** Of members who are known for long, the staff looks at one picture of so many. */
const SAMPLE = 50

/** Pictures of new accounts wait for their review; of others a sample is looked at afterwards. */
export async function openPictureCases(
  trx: Db,
  { moderation }: CaseDeps,
  post: CasePost & { keys: readonly string[]; isFresh: boolean },
): Promise<void> {
  const { id, authorId, text, keys, isFresh } = post
  for (const key of keys) {
    const isSampled = Number.parseInt(key.slice(0, 4), 16) % SAMPLE === 0
    if (!isFresh && !isSampled) continue
    await moderation.open(trx, {
      kind: PICTURE_CASE,
      subject: key,
      memberId: authorId,
      content: { post: id, text: postExcerpt(text, 100), why: isFresh ? 'fresh' : 'sample' },
    })
  }
}
