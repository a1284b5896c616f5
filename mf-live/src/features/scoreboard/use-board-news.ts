import type { NewsItem } from './board.rules'
import { useFootballLiveQuery } from './scoreboard.api'

const NO_NEWS: readonly NewsItem[] = []

/** Goals and red cards of today's board, oldest first, after the stream delay. Renders again only when there is one. */
export function useBoardNews(): readonly NewsItem[] {
  return useFootballLiveQuery(undefined, {
    selectFromResult: ({ data }) => ({ news: data?.news ?? NO_NEWS }),
  }).news
}
