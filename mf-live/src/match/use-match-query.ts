import type { OddsType } from '@saidian/shared/contracts/odds'
import { useMatchContext } from './match-context'

/** The header of the match of this page. */
export function useMatchHeader() {
  const { queries, matchId } = useMatchContext()
  return queries.useHeader(matchId)
}

/** Text, events and statistics of the match of this page. */
export function useMatchText() {
  const { queries, matchId } = useMatchContext()
  return queries.useText(matchId)
}

/** One kind of odds of the match of this page. */
export function useMatchOdds(type: OddsType) {
  const { queries, matchId } = useMatchContext()
  return queries.useOdds({ matchId, type })
}
