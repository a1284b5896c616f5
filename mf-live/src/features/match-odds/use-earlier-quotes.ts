import type { OddsHistory, OddsQuote, OddsType } from '@saidian/shared/contracts'
import { useEffect, useState } from 'react'
import { useLazyEarlierQuotesQuery } from '../../match/match.api'
import { joinedQuotes } from './history.rules'

/** All loaded quotations of a company, newest first, and a function that loads older ones. */
export function useEarlierQuotes(matchId: number, type: OddsType, newest: OddsHistory) {
  const { companyId } = newest
  const [ask, { isFetching, isError }] = useLazyEarlierQuotesQuery()
  const [quotes, setQuotes] = useState<readonly OddsQuote[]>(newest.detail)
  const [hasMore, setHasMore] = useState(newest.hasMore)
  useEffect(() => setQuotes((known) => joinedQuotes(known, newest.detail)), [newest.detail])

  const readMore = () => {
    const oldest = quotes.at(-1)
    if (!oldest) return
    void ask({ matchId, companyId, type, before: oldest.at }).then(({ data }) => {
      if (!data) return
      setHasMore(data.hasMore)
      setQuotes((known) => joinedQuotes(known, data.detail))
    })
  }
  return { quotes, hasMore, isReading: isFetching, hasFailed: isError, readMore }
}
