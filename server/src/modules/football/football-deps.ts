import type { Feed } from '../../feeds/feed'
import type { Bus } from '../../platform/bus'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Logger } from '../../platform/log'
import type { Metrics } from '../../platform/metrics'
import type { DetailStore } from '../../sports/ingest'
import type { ReadColumns } from './board/columns.repository'
import type { Stored } from './ingest/ingest.service'

export type FootballDeps = {
  db: Db
  bus: Bus
  clock: Clock
  log: Logger
  metrics: Metrics
  /** `api` serves the routes; the leader of `feed` publishes the board and runs the feed. */
  roles: ReadonlySet<string>
  /** The feed to run in the role `feed`; null (`FEED=none`): the board shows stored data only. */
  feed: Feed | null
  /** Stores of the feed messages beside the score, one per kind. */
  stores?: readonly DetailStore[]
  /** Readers of the list columns beside the score. */
  columns?: readonly ReadColumns[]
  /** Called after every commit. */
  onStored?: (stored: Stored) => void
  /** Called after commits whose result is unknown; none of them is still running. */
  onUncertain?: () => void
}
