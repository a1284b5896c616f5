import type { Config } from '../config'
import type { Clock } from '../platform/clock'
import { createDemoFeed } from './demo'
import type { Feed } from './feed'
import { createReplayFeed } from './replay'

type FeedConfig = Pick<Config, 'feed' | 'feedSpeed' | 'demoSeed'>

/** The feed that `FEED` names, not yet running; null for `none`. */
export function createFeed(config: FeedConfig, clock: Clock): Feed | null {
  if (config.feed === 'none') return null
  if (config.feed === 'demo') return createDemoFeed({ seed: config.demoSeed, clock })
  return createReplayFeed({ dir: config.feed.replay, speed: config.feedSpeed, clock })
}
