import type { OddsHistory, OddsQuote, OddsType } from '@saidian/shared/contracts/odds'
import { useEffect, useState } from 'react'
import { useMatchContext } from '../../match/match-context'
import { mergedQuotes } from './history.rules'

/** All loaded quotations of a company, newest first, and a function that loads older ones. */
export function useEarlierQuotes(matchId: number, type: OddsType, newest: OddsHistory) {
  const { companyId } = newest
  const { queries } = useMatchContext()
  const [loadEarlier, { isFetching, isError }] = queries.useEarlierQuotes()
  const [quotes, setQuotes] = useState<readonly OddsQuote[]>(newest.detail)
  const [hasMore, setHasMore] = useState(newest.hasMore)
  useEffect(() => setQuotes((known) => mergedQuotes(known, newest.detail)), [newest.detail])

  const loadMore = () => {
    const oldest = quotes.at(-1)
    if (!oldest) return
    void loadEarlier({ matchId, companyId, type, before: oldest.at }).then(({ data }) => {
      if (!data) return
      setHasMore(data.hasMore)
      setQuotes((known) => mergedQuotes(known, data.detail))
    })
  }
  return { quotes, hasMore, isLoading: isFetching, hasFailed: isError, loadMore }
}
