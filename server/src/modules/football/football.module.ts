import { randomUUID } from 'node:crypto'
import type { Feed } from '../../feeds/feed'
import { startFeed } from '../../feeds/run-feed'
import type { Bus } from '../../platform/bus'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Logger } from '../../platform/log'
import type { Metrics } from '../../platform/metrics'
import type { Module } from '../../platform/module'
import type { Board } from './board/board-contents'
import { boardPublisher, startBoardDuty } from './board/board-duty.service'
import { createBoardOwner } from './board/board-owner.service'
import { createBoardReader } from './board/board-reader.service'
import { createBoardReplica } from './board/board-replica.service'
import type { ReadColumns } from './board/columns.repository'
import { footballRoutes } from './football.routes'
import { createFootballService } from './football.service'
import { footballTopics } from './football.topics'
import type { FootballLists } from './football-lists'
import { createFootballMetrics } from './football-metrics'
import type { DetailStore } from './ingest/detail-store'
import { footballSink, type Stored } from './ingest/ingest.service'
import { shownSources } from './sport'

export type FootballDeps = {
  db: Db
  bus: Bus
  clock: Clock
  log: Logger
  metrics: Metrics
  /** `api` serves the routes; `feed` owns the board and runs the feed. */
  roles: ReadonlySet<string>
  /** What to run in the role `feed`; null for nothing (`FEED=none`): the board then shows what the database has. */
  feed: Feed | null
  /** Who keeps what the feed says beside the score, one a kind. */
  stores?: readonly DetailStore[]
  /** What lists show beside the score, read for many matches at once. */
  columns?: readonly ReadColumns[]
  /** Hears of every commit. */
  onStored?: (stored: Stored) => void
}

export type FootballModule = Module & {
  lists: FootballLists
  /** Has the board and open pages read these matches again, for columns that follow from other matches; only the owner does. */
  tellAgain: (matchIds: number[]) => Promise<void>
}

/** Football lists: from the feed through the database to the routes and the topic `board/football`. */
export function footballModule(deps: FootballDeps): FootballModule {
  const { board, start, tellAgain } = deps.roles.has('feed') ? ownBoard(deps) : followBoard(deps)
  const service = createFootballService({ board, columns: [], ...deps })
  return {
    name: 'football',
    ...(deps.roles.has('api') && { routes: (app) => footballRoutes(app, service) }),
    topics: footballTopics,
    start,
    lists: service.lists,
    tellAgain,
  }
}

type BoardPart = Pick<FootballModule, 'tellAgain'> & {
  board: Board
  start: (signal: AbortSignal) => Promise<void>
}

function ownBoard(deps: FootballDeps): BoardPart {
  const { db, bus, clock, log, metrics, feed, stores, columns = [] } = deps
  const { source, speed, demo } = feed ?? { source: 'none', speed: 1, demo: false }
  const epoch = randomUUID()
  const reader = createBoardReader(db, shownSources(source), columns)
  const owner = createBoardOwner({
    epoch,
    reader,
    clock,
    feed: { source, speed, demo },
    publish: boardPublisher(bus, epoch),
  })
  const { count } = createFootballMetrics(metrics, owner, clock)
  // What is stored is stored: a board that cannot read it back yet is no reason to deliver it again.
  const take = (stored: Pick<Stored, 'matchIds' | 'incidents'>) => {
    return owner.take(stored).catch((error: unknown) => log.warn({ err: error }, 'football board behind'))
  }
  return {
    board: owner,
    tellAgain: (matchIds) => {
      deps.onStored?.({
        matchIds,
        incidents: [],
        touched: matchIds.map((matchId) => ({ matchId, part: 'columns' })),
      })
      return take({ matchIds, incidents: [] })
    },
    start: async (signal) => {
      await owner.refresh()
      startBoardDuty({ owner, bus, clock, log }, signal)
      if (feed === null) return
      const onStored = async (stored: Stored) => {
        deps.onStored?.(stored)
        await take(stored)
      }
      const onAlive = owner.alive
      const sink = footballSink({ db, source, clock, log, stores, onStored, onAlive, onJudged: count })
      // Ready is who can show what is true now, or what is stored when the feed has no word.
      await startFeed(feed, sink, log, signal)
    },
  }
}

function followBoard({ bus, clock, log, metrics, roles }: FootballDeps): BoardPart {
  const replica = createBoardReplica({ bus, log })
  createFootballMetrics(metrics, replica, clock)
  const tellAgain = async () => undefined
  return { board: replica, tellAgain, start: roles.has('api') ? replica.follow : async () => undefined }
}
