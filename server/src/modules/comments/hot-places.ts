import type { Db } from '../../platform/database'
import type { Logger } from '../../platform/log'
import type { Likes } from '../likes'
import { storeHot } from './changes.repository'

const EVERY_MS = 1_000
const BATCH_SIZE = 1_000

type HotDeps = { db: Db; log: Logger; likes: Pick<Likes, 'read'> }

/**
 * The order of 最热 follows the likes within a second: a popular comment is written once for all
 * likes of that second. After a crash its place is right again with its next like.
 */
export function createHotPlaces({ db, log, likes }: HotDeps) {
  const touched = new Set<string>()
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> = Promise.resolve()

  async function storeAll(): Promise<void> {
    while (touched.size > 0) {
      const ids = [...touched].slice(0, BATCH_SIZE)
      for (const id of ids) touched.delete(id)
      try {
        const counts = await likes.read(db, 'comment', ids, null)
        await db.transaction().execute((trx) => storeHot(trx, counts))
      } catch (error) {
        log.warn({ err: error }, 'places of liked comments were not stored')
      }
    }
  }

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    running = running.then(storeAll)
    return running
  }

  return {
    /** Its likes have changed. */
    touch(id: string): void {
      touched.add(id)
      timer ??= setTimeout(() => void flush(), EVERY_MS).unref()
    },
    flush,
  }
}
