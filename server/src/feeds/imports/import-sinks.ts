import { footballSink } from '../../modules/football'
import type { SinkDeps } from '../../sports/ingest'
import type { FeedSink } from '../feed'

/** One sink for each source: stored rows name their source. */
export function importSinks(deps: Omit<SinkDeps, 'source'>): (source: string) => FeedSink {
  const sinks = new Map<string, FeedSink>()
  return (source) => {
    const sink = sinks.get(source) ?? footballSink({ ...deps, source })
    sinks.set(source, sink)
    return sink
  }
}
