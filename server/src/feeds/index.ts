import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Config, ConfigError, type VendorFeed } from '../config'
import type { Clock } from '../platform/clock'
import type { Db } from '../platform/database'
import type { Logger } from '../platform/log'
import type { Metrics } from '../platform/metrics'
import { createCommercialFeed, createCommercialMetrics } from './commercial'
import { nami } from './commercial/nami'
import { thesports } from './commercial/thesports'
import { createBasketballDemoFeed, createDemoFeed, openProgress } from './demo'
import type { Feed, FeedBasketballState } from './feed'
import { createNbaReplayFeed, hasRecordedGames } from './replay/nba'
import { createReplayFeed } from './replay/wyscout'

const VENDORS = { nami, thesports }

/** The file that only folders with recorded matches of football have. */
const FOOTBALL_RECORDING = path.join('events', 'index.csv')

type FeedConfig = Pick<Config, 'feed' | 'feedSpeed' | 'demoSeed'>

/** Throws when `FEED` names a recording that does not exist. */
export function checkFeed({ feed, roles }: Pick<Config, 'feed' | 'roles'>): void {
  if (typeof feed === 'string' || !('replay' in feed) || !roles.has('feed')) return
  if (isFootballRecording(feed.replay) || hasRecordedGames(feed.replay)) return
  throw new ConfigError(
    `FEED must name a folder with recorded matches: no ${FOOTBALL_RECORDING} and no games of ` +
      `the NBA in ${feed.replay}`,
  )
}

export type FeedDeps = { clock: Clock; db: Db; log: Logger; metrics: Metrics }

/** The feed of each sport; null: its lists show stored data only. */
export type Feeds = { football: Feed | null; basketball: Feed<FeedBasketballState> | null }

export const NO_FEEDS: Feeds = { football: null, basketball: null }

/**
 * The feeds that `FEED` names, not yet running: the demo plays every sport, a recording and a
 * vendor have one.
 */
export function createFeeds(config: FeedConfig, deps: FeedDeps): Feeds {
  const { feed } = config
  if (feed === 'none') return NO_FEEDS
  if (feed === 'demo') return createDemoFeeds(config.demoSeed, deps)
  if ('vendor' in feed) return { ...NO_FEEDS, football: createVendorFeed(feed, deps) }
  return createReplayFeeds(feed.replay, config.feedSpeed, deps)
}

/** The demo stores its progress in the database. */
function createDemoFeeds(seed: string, { clock, db }: FeedDeps): Feeds {
  const progressOf = (sport: keyof Feeds) => () => openProgress(db, seed, sport)
  return {
    football: createDemoFeed({ seed, clock, progress: progressOf('football') }),
    basketball: createBasketballDemoFeed({ seed, clock, progress: progressOf('basketball') }),
  }
}

/** The feed of a vendor reads delivered data from the database. */
function createVendorFeed(
  { vendor, user, secret, ...rest }: VendorFeed,
  { clock, db, log, metrics }: FeedDeps,
): Feed {
  return createCommercialFeed({
    ...rest,
    vendor: VENDORS[vendor],
    credentials: { user, secret },
    db,
    clock,
    log,
    metrics: createCommercialMetrics(metrics),
  })
}

function createReplayFeeds(dir: string, speed: number, { clock, log }: FeedDeps): Feeds {
  const onBroken = (file: string, why: string) =>
    log.warn({ file, why }, 'a recorded match is left out: its file cannot be used')
  const options = { dir, speed, clock, onBroken }
  return isFootballRecording(dir)
    ? { ...NO_FEEDS, football: createReplayFeed(options) }
    : { ...NO_FEEDS, basketball: createNbaReplayFeed(options) }
}

function isFootballRecording(dir: string): boolean {
  return existsSync(path.join(dir, FOOTBALL_RECORDING))
}
