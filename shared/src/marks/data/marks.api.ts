import { api, mutationOf, queryOf, serverClock } from '../../api'
import { type Favourite, getFavourites, getFollows, putFavourites } from '../../contracts/personal'

/** What the member follows and keeps, as the account has it. */
const marksApi = api
  .enhanceEndpoints({ addTagTypes: ['follows', 'favourites', 'me'] })
  .injectEndpoints({
    overrideExisting: process.env.NODE_ENV === 'development',
    endpoints: (build) => ({
      follows: queryOf(build, getFollows, { providesTags: ['follows'] }),
      favourites: queryOf(build, getFavourites, { providesTags: ['favourites'] }),
      putFavourite: mutationOf(build, putFavourites, {
        args: (mark: Favourite) => ({
          body: { marks: [{ ...mark, at: serverClock.toServer(Date.now()) }] },
        }),
        invalidatesTags: ['favourites', 'me'],
      }),
    }),
  })

export const { useFollowsQuery, useFavouritesQuery, usePutFavouriteMutation } = marksApi
