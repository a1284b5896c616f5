import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { Logger } from '../../../platform/log'
import { createConcurrencyQueue } from '../../../platform/queue'
import type { Stored } from '../../ingest'
import { readMatchesAround } from './rank.repository'
import type { RankCache } from './rank-cache.service'

const TICK_MS = 2_000
/** Maximum of tables read per tick: loading a whole season does not block the process. */
const MAX_SEASONS_PER_TICK = 5

export type RankUpdaterDeps = {
  db: Db
  clock: Clock
  log: Logger
  cache: RankCache
  /** Makes lists and open pages read these matches again. */
  republish: (matchIds: number[]) => Promise<void>
}

export type RankUpdater = {
  /** Takes the changes of a commit. */
  take: (stored: Pick<Stored, 'touched'>) => void
  /** Reads the tables of changed results again and republishes matches with changed ranks. */
  tick: () => Promise<void>
  /** Ticks until `signal` aborts. */
  start: (signal: AbortSignal) => void
}

/** Publishes changed ranks after a match ends or its result is corrected. */
export function createRankUpdater({
  db,
  clock,
  log,
  cache,
  republish,
}: RankUpdaterDeps): RankUpdater {
  const touched = new Set<number>()
  const outdated = new Set<number>()
  const queue = createConcurrencyQueue({ atOnce: 1 })

  async function work(): Promise<void> {
    const matchIds = [...touched]
    touched.clear()
    try {
      for (const seasonId of await cache.outdated(matchIds)) outdated.add(seasonId)
    } catch (error) {
      for (const id of matchIds) touched.add(id)
      throw error
    }
    for (const seasonId of [...outdated].slice(0, MAX_SEASONS_PER_TICK)) {
      const teamIds = await cache.renew(seasonId)
      outdated.delete(seasonId)
      if (teamIds.length === 0) continue
      const listed = await readMatchesAround(db, seasonId, teamIds, clock.now())
      if (listed.length > 0) await republish(listed)
    }
  }

  function tick(): Promise<void> {
    return queue.run(work).catch((error: unknown) => log.warn({ err: error }, 'ranks not updated'))
  }

  return {
    take: ({ touched: parts }) => {
      for (const { matchId, part } of parts) if (part === 'state') touched.add(matchId)
    },
    tick,
    start: (signal) => {
      const timer = setInterval(() => {
        if (touched.size + outdated.size > 0) void tick()
      }, TICK_MS)
      signal.addEventListener('abort', () => clearInterval(timer), { once: true })
    },
  }
}
