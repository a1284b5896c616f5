import type { Feed } from '../../feeds/feed'
import type { Bus } from '../../platform/bus'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Logger } from '../../platform/log'
import type { Metrics } from '../../platform/metrics'
import type { ReadColumns } from './board/columns.repository'
import type { DetailStore } from './ingest/detail-store'
import type { Stored } from './ingest/ingest.service'

export type FootballDeps = {
  db: Db
  bus: Bus
  clock: Clock
  log: Logger
  metrics: Metrics
  /** `api` serves the routes; the leader of `feed` publishes the board and runs the feed. */
  roles: ReadonlySet<string>
  /** What to run in the role `feed`; null for nothing (`FEED=none`): the board then shows what the database has. */
  feed: Feed | null
  /** Who keeps what the feed says beside the score, one a kind. */
  stores?: readonly DetailStore[]
  /** What lists show beside the score, read for many matches at once. */
  columns?: readonly ReadColumns[]
  /** Hears of every commit. */
  onStored?: (stored: Stored) => void
  /** Hears that commits may have happened whose outcome never came back; they are over now. */
  onUncertain?: () => void
}
