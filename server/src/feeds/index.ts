import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Config, ConfigError } from '../config'
import type { Clock } from '../platform/clock'
import type { Db } from '../platform/database'
import type { Logger } from '../platform/log'
import type { Metrics } from '../platform/metrics'
import { createCommercialFeed, createCommercialMetrics } from './commercial'
import { nami } from './commercial/nami'
import { thesports } from './commercial/thesports'
import { createDemoFeed, openProgress } from './demo'
import type { Feed, FeedBasketballState } from './feed'
import { createReplayFeed } from './replay/wyscout'

const VENDORS = { nami, thesports }

type FeedConfig = Pick<Config, 'feed' | 'feedSpeed' | 'demoSeed'>

/** Throws when `FEED` names a recording that does not exist. */
export function checkFeed({ feed, roles }: Pick<Config, 'feed' | 'roles'>): void {
  if (typeof feed === 'string' || !('replay' in feed) || !roles.has('feed')) return
  if (existsSync(path.join(feed.replay, 'events', 'index.csv'))) return
  throw new ConfigError(
    `FEED must name a folder with recorded matches: no events/index.csv in ${feed.replay}`,
  )
}

export type FeedDeps = { clock: Clock; db: Db; log: Logger; metrics: Metrics }

/** The feed of each sport; null: its lists show stored data only. */
export type Feeds = { football: Feed | null; basketball: Feed<FeedBasketballState> | null }

/**
 * The feeds that `FEED` names, not yet running; none for `none`. The demo plays every sport, a
 * recording and a vendor one.
 */
export function createFeeds(config: FeedConfig, deps: FeedDeps): Feeds {
  return { football: createFootballFeed(config, deps), basketball: null }
}

/** The demo stores its progress in the database; the feed of a vendor reads delivered data. */
function createFootballFeed(
  config: FeedConfig,
  { clock, db, log, metrics }: FeedDeps,
): Feed | null {
  const { feed } = config
  if (feed === 'none') return null
  if (feed === 'demo') {
    const seed = config.demoSeed
    return createDemoFeed({ seed, clock, progress: () => openProgress(db, seed) })
  }
  if ('vendor' in feed) {
    const { vendor, user, secret, ...rest } = feed
    return createCommercialFeed({
      ...{ ...rest, vendor: VENDORS[vendor], credentials: { user, secret }, db, clock, log },
      metrics: createCommercialMetrics(metrics),
    })
  }
  return createReplayFeed({
    dir: feed.replay,
    speed: config.feedSpeed,
    clock,
    onBroken: (file, why) =>
      log.warn({ file, why }, 'a recorded match is left out: its file cannot be used'),
  })
}
