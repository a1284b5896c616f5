import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Config, ConfigError } from '../config'
import type { Clock } from '../platform/clock'
import type { Db } from '../platform/database'
import type { Logger } from '../platform/log'
import { createDemoFeed, openProgress } from './demo'
import type { Feed } from './feed'
import { createReplayFeed } from './replay'

type FeedConfig = Pick<Config, 'feed' | 'feedSpeed' | 'demoSeed'>

/** Throws when the recording that `FEED` names is not there: a feed that can never begin must not run on. */
export function checkFeed({ feed, roles }: Pick<Config, 'feed' | 'roles'>): void {
  if (typeof feed === 'string' || !roles.has('feed')) return
  if (existsSync(path.join(feed.replay, 'events', 'index.csv'))) return
  throw new ConfigError(
    `FEED must name a folder with recorded matches: no events/index.csv in ${feed.replay}`,
  )
}

/** The feed that `FEED` names, not yet running; null for `none`. The demo keeps in `db` how far it has told its world. */
export function createFeed(config: FeedConfig, clock: Clock, db: Db, log: Logger): Feed | null {
  if (config.feed === 'none') return null
  if (config.feed === 'demo') {
    const seed = config.demoSeed
    return createDemoFeed({ seed, clock, progress: () => openProgress(db, seed) })
  }
  return createReplayFeed({
    dir: config.feed.replay,
    speed: config.feedSpeed,
    clock,
    onBroken: (file, why) => log.warn({ file, why }, 'a recorded match is left out: its file cannot be used'),
  })
}
