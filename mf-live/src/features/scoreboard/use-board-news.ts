import type { MatchNews } from '../../match/news'
import { useFootballLiveQuery } from './scoreboard.api'

const NO_NEWS: readonly MatchNews[] = []

/** Goals and red cards of today's board, oldest first, after the stream delay. Renders again only when there is one. */
export function useBoardNews(): readonly MatchNews[] {
  return useFootballLiveQuery(undefined, {
    selectFromResult: ({ data }) => ({ news: data?.news ?? NO_NEWS }),
  }).news
}
