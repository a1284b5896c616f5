import { paths } from '@saidian/shared/contracts/page'
import type { Db } from '../../../platform/database'
import { postExcerpt } from '../posts/post-text.rules'
import { readPostRows } from '../reading/posts-by-id.repository'

/** A post as what comments are about. */
export type PostSubject = { title: string; link: string; ownerId: string; circleId: number }

export type PostSubjects = {
  /** Posts that everybody may read; others are left out. */
  read: (ids: readonly string[]) => Promise<Map<string, PostSubject>>
}

export function createPostSubjects(db: Db): PostSubjects {
  return {
    async read(ids) {
      const rows = [...(await readPostRows(db, ids)).values()]
      return new Map(
        rows
          .filter(({ state }) => state === 'shown')
          .map(({ code, text, circle, authorId }) => {
            const title = postExcerpt(text) || `${circle.name}的图片帖`
            const link = paths.post(code)
            return [code, { title, link, ownerId: authorId, circleId: circle.id }]
          }),
      )
    },
  }
}
