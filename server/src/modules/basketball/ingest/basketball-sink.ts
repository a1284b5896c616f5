import type { FeedBasketballState, FeedSink } from '../../../feeds/feed'
import { createSink, type SinkDeps } from '../../../sports/ingest'
import { basketball } from '../sport'

/** Stores messages of basketball; for importers, which run without lists. */
export function basketballSink(deps: SinkDeps): FeedSink<FeedBasketballState> {
  return createSink(basketball, deps)
}
