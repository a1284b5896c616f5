import type { FeedSink } from '../../../feeds/feed'
import { createSink, type SinkDeps } from '../../../sports/ingest'
import { football } from '../sport'

/** Stores messages of football; for importers, which run without lists. */
export function footballSink(deps: SinkDeps): FeedSink {
  return createSink(football, deps)
}
