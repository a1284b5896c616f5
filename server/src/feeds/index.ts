import { type Config, ConfigError } from '../config'
import type { Clock } from '../platform/clock'
import { createDemoFeed } from './demo'
import type { Feed } from './feed'

/** The feed that `FEED` names, not yet running; null for `none`. Throws `ConfigError` for one that is not there. */
export function createFeed(config: Pick<Config, 'feed' | 'demoSeed'>, clock: Clock): Feed | null {
  if (config.feed === 'none') return null
  if (config.feed === 'demo') return createDemoFeed({ seed: config.demoSeed, clock })
  throw new ConfigError(`FEED is wrong: there is no replay feed for ${config.feed.replay}`)
}
