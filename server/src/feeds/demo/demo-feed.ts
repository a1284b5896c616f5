import type { Feed } from '../feed'
import { createFootballSport } from './football-sport'
import { createDemo, type DemoOptions } from './run-demo'

export type FootballDemoOptions = DemoOptions & {
  /** Keys of the leagues that are played (default: all). */
  leagues?: readonly string[]
}

/**
 * Feed of an invented football world with real leagues and clubs; the same seed gives the same
 * world.
 */
export function createDemoFeed({ seed, leagues, ...options }: FootballDemoOptions): Feed {
  return createDemo(options, (progress) => createFootballSport({ seed, leagues, progress }))
}
