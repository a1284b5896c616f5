import { api, mutationOf, queryOf } from '@saidian/shared/api'
import { getNobleOffers, getOwnNoble, openNoble } from '@saidian/shared/contracts/rooms'

const nobleApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    nobleOffers: queryOf(build, getNobleOffers),
    ownNoble: queryOf(build, getOwnNoble),
    openNoble: mutationOf(build, openNoble, {
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { ownNoble } = nobleApi.endpoints
        try {
          const { data } = await queryFulfilled
          dispatch(nobleApi.util.upsertQueryData('ownNoble', undefined, data))
        } catch {
          // Prices, coins or the level may be others by now.
          dispatch(ownNoble.initiate(undefined, { forceRefetch: true, subscribe: false }))
        }
      },
    }),
  }),
})

export const { useNobleOffersQuery, useOwnNobleQuery, useOpenNobleMutation } = nobleApi
