import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { lockArticle } from '../articles/content.repository'
import { writeShown } from '../articles/content.service'
import { insertVersion } from '../articles/versions.repository'
import { readDue, setState } from './acts.repository'

/** Publishes scheduled articles whose time has come, each in a transaction of its own. */
export function createPublishDue({ db, clock }: { db: Db; clock: Clock }) {
  async function publish(id: string): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const article = await lockArticle(trx, { id })
      // The staff may have withdrawn or moved it since.
      const isDue = (article?.publishedAt ?? Number.POSITIVE_INFINITY) * 1_000 <= clock.now()
      if (article?.state !== 'scheduled' || !isDue) return
      await setState(trx, id, { state: 'published' })
      await writeShown(trx, id)
      const act = { ...article, state: 'published', content: null } as const
      await insertVersion(trx, id, { ...act, by: 'schedule', reason: '' }, clock.now())
    })
  }

  return async (signal: AbortSignal): Promise<void> => {
    for (const id of await readDue(db, clock.now())) {
      if (signal.aborted) return
      await publish(id)
    }
  }
}
