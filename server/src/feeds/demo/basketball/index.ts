import type { Feed, FeedBasketballState } from '../../feed'
import { createDemo, type DemoOptions } from '../run-demo'
import { createBasketballSport } from './basketball-sport'

export type BasketballDemoOptions = DemoOptions & {
  /** Keys of the leagues that are played (default: all). */
  leagues?: readonly string[]
}

/**
 * Feed of an invented basketball world with real leagues and teams; the same seed gives the same
 * world.
 */
export function createBasketballDemoFeed({
  seed,
  leagues,
  ...options
}: BasketballDemoOptions): Feed<FeedBasketballState> {
  return createDemo(options, () => createBasketballSport(seed, leagues))
}
