import { paths } from '@saidian/shared/contracts/page'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { mutedUntil } from '../managing/mutes.repository'
import { excerptOf } from '../posts/post-text.rules'
import { readPostRows } from '../reading/posts-by-id.repository'

/** A post as what comments are about. */
export type PostSubject = { title: string; link: string; ownerId: string }

export type PostSubjects = {
  /** Posts that everybody may read; others are left out. */
  read: (ids: readonly string[]) => Promise<Map<string, PostSubject>>
  /** Until when the member may not comment on a post, in seconds since 1970. */
  mutedUntil: (memberId: string, postId: string) => Promise<number | null>
}

export function createPostSubjects({ db, clock }: { db: Db; clock: Clock }): PostSubjects {
  return {
    async read(ids) {
      const rows = [...(await readPostRows(db, ids)).values()]
      return new Map(
        rows
          .filter(({ state }) => state === 'shown')
          .map(({ code, text, circle, authorId }) => {
            const title = excerptOf(text) || `${circle.name}的图片帖`
            return [code, { title, link: paths.post(code), ownerId: authorId }]
          }),
      )
    },
    async mutedUntil(memberId, postId) {
      const circleId = (await readPostRows(db, [postId])).get(postId)?.circle.id ?? null
      return mutedUntil(db, { memberId, circleId, nowMs: clock.now() })
    },
  }
}
