import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { Logger } from '../../../platform/log'
import type { Stored } from '../../football'
import { readMatchesAround } from './rank.repository'
import type { RankBook } from './rank-book.service'

const TICK_MS = 2_000
/** Tables made anew in a tick, so that the load of a whole season does not keep the process busy with them. */
const SEASONS_A_TICK = 5

export type RankDutyDeps = {
  db: Db
  clock: Clock
  log: Logger
  book: RankBook
  /** Has the board read these matches again. */
  republish: (matchIds: number[]) => Promise<void>
}

export type RankDuty = {
  /** Takes what was committed. */
  take: (stored: Pick<Stored, 'touched'>) => void
  /** Makes the tables of changed results anew and has changed ranks told. */
  tick: () => Promise<void>
  /** Ticks until `signal` aborts. */
  start: (signal: AbortSignal) => void
}

/** Follows results: after a match ends or its result is corrected, lists are told the ranks that follow. */
export function createRankDuty({ db, clock, log, book, republish }: RankDutyDeps): RankDuty {
  const touched = new Set<number>()
  const outdated = new Set<number>()
  let running: Promise<void> = Promise.resolve()

  async function work(): Promise<void> {
    const matchIds = [...touched]
    touched.clear()
    try {
      for (const seasonId of await book.outdated(matchIds)) outdated.add(seasonId)
    } catch (error) {
      for (const id of matchIds) touched.add(id)
      throw error
    }
    for (const seasonId of [...outdated].slice(0, SEASONS_A_TICK)) {
      const teamIds = await book.renew(seasonId)
      outdated.delete(seasonId)
      if (teamIds.length === 0) continue
      const listed = await readMatchesAround(db, seasonId, teamIds, clock.now())
      if (listed.length > 0) await republish(listed)
    }
  }

  function tick(): Promise<void> {
    running = running
      .then(work)
      .catch((error: unknown) => log.warn({ err: error }, 'ranks not made anew'))
    return running
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
