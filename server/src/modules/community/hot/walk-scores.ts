import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { readBelow, type WrittenAt } from './scores.repository'
import type { Scores } from './scores.service'

const DAYS_MS = 3 * 86_400_000
const BATCH_SIZE = 1_000

/** Stores the scores of all posts of the last days, as far as they are not right. */
export async function walkScores(
  { db, clock, scores }: { db: Db; clock: Clock; scores: Pick<Scores, 'update'> },
  signal: AbortSignal,
): Promise<void> {
  const since = (clock.now() - DAYS_MS) / 1000
  let beforeId: string | null = null
  while (!signal.aborted) {
    const posts: WrittenAt[] = await readBelow(db, { beforeId, limit: BATCH_SIZE })
    const last = posts.at(-1)
    if (!last) return
    await scores.update(posts.map(({ id }) => id))
    if (last.at < since) return
    beforeId = last.id
  }
}
