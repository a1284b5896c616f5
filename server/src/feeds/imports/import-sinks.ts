import { basketballSink, basketballStores } from '../../modules/basketball'
import { footballSink, footballStores } from '../../modules/football'
import type { SinkDeps } from '../../sports/ingest'
import type { FeedSink } from '../feed'
import type { ImportSport, MatchState } from './sport/import-sport'

type Deps = Omit<SinkDeps, 'source' | 'stores'>

/**
 * One sink for each source: stored rows name their source. An import delivers states of its sport
 * only, which the sink validates.
 */
export function importSinks(
  { key: sport }: Pick<ImportSport, 'key'>,
  deps: Deps,
): (source: string) => FeedSink<MatchState> {
  const sinks = new Map<string, FeedSink<MatchState>>()
  const sinkOf = (source: string) =>
    sport === 'football'
      ? footballSink({ ...deps, source, stores: footballStores })
      : basketballSink({ ...deps, source, stores: basketballStores })
  return (source) => {
    const sink = sinks.get(source) ?? (sinkOf(source) as FeedSink<MatchState>)
    sinks.set(source, sink)
    return sink
  }
}
