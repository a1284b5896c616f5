import { paths } from '@saidian/shared/contracts/page'
import type { Db } from '../../../platform/database'
import { readCardRows } from './cards.repository'

/** An article as what comments are about. */
export type ArticleSubject = { title: string; link: string; ownerId: null }

export async function readSubjects(
  db: Db,
  ids: readonly string[],
  nowMs: number,
): Promise<Map<string, ArticleSubject>> {
  const cards = await readCardRows(db, ids, nowMs)
  return new Map(
    cards.map(({ id, columnId, title }) => {
      return [id, { title, link: paths.article(String(columnId), id), ownerId: null }]
    }),
  )
}
