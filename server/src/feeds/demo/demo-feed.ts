import type { Feed } from '../feed'
import { createFootballSport } from './football-sport'
import { createDemo, type DemoOptions } from './run-demo'

/**
 * Feed of an invented football world with real leagues and clubs; the same seed gives the same
 * world.
 */
export function createDemoFeed({ seed, ...options }: DemoOptions): Feed {
  return createDemo(options, (progress) => createFootballSport(seed, progress))
}
