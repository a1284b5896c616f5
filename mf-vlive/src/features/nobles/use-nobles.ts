import type { NobleOffer, OwnNoble } from '@saidian/shared/contracts/rooms'
import { sessionSlice, useAppSelector } from '@saidian/shared/store'
import { useNobleOffersQuery, useOwnNobleQuery } from './noble.api'

export type Nobles = {
  /** Undefined until they have loaded. */
  offers: readonly NobleOffer[] | undefined
  /** Undefined until it has loaded. */
  own: OwnNoble | 'visitor' | undefined
  hasFailed: boolean
  refetch: () => void
}

/** The levels on offer and that of the reader. */
export function useNobles(): Nobles {
  const isMember = useAppSelector(sessionSlice.selectors.selectIsLoggedIn)
  const offers = useNobleOffersQuery()
  const own = useOwnNobleQuery(undefined, { skip: !isMember, refetchOnMountOrArgChange: true })
  return {
    offers: offers.data,
    own: isMember ? own.data : 'visitor',
    hasFailed: (offers.isError && !offers.data) || (isMember && own.isError && !own.data),
    refetch: () => {
      void offers.refetch()
      if (isMember) void own.refetch()
    },
  }
}
