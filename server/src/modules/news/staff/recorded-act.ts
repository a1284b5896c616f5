import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { lockArticle, type StoredArticle } from '../articles/content.repository'
import { insertVersion } from '../articles/versions.repository'

/** Changes a locked article, and writes the act into its history in the same transaction. */
export function createRecordedAct({ db, clock }: { db: Db; clock: Clock }) {
  return async <Result>(
    id: string,
    { by, reason }: { by: string; reason: string },
    change: (trx: Db, article: StoredArticle) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction().execute(async (trx) => {
      const article = await lockArticle(trx, { id })
      if (!article) throw new RequestError('news.no_such_article')
      const before = article.version
      const result = await change(trx, article)
      const now = (await lockArticle(trx, { id })) ?? article
      const content = now.version === before ? null : now
      await insertVersion(trx, id, { ...now, content, by, reason }, clock.now())
      return result
    })
}
