import type { Feed, FeedBasketballState } from '../../feed'
import { createDemo, type DemoOptions } from '../run-demo'
import { createBasketballSport } from './basketball-sport'

/**
 * Feed of an invented basketball world with real leagues and teams; the same seed gives the same
 * world.
 */
export function createBasketballDemoFeed({
  seed,
  ...options
}: DemoOptions): Feed<FeedBasketballState> {
  return createDemo(options, () => createBasketballSport(seed))
}
