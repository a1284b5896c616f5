import { api, mutationOf, queryOf, serverClock } from '@saidian/shared/api'
import {
  type Favourite,
  getFavourites,
  type PageKind,
  putFavourites,
} from '@saidian/shared/contracts/personal'

/** What can be kept: its kind and id, and the title that the list of favourites shows. */
export type FavouriteSubject = { kind: PageKind; id: string; title: string }

/** Of a longer title the account stores the beginning. */
const MAX_TITLE = 120

const favouritesApi = api.enhanceEndpoints({ addTagTypes: ['favourites'] }).injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    favouriteMarks: queryOf(build, getFavourites, { providesTags: ['favourites'] }),
    markFavourite: mutationOf(build, putFavourites, {
      args: (mark: Favourite) => ({ body: { marks: [mark] } }),
      async onQueryStarted(mark, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          favouritesApi.util.updateQueryData('favouriteMarks', undefined, (marks) => [
            mark,
            ...marks.filter(({ kind, id }) => kind !== mark.kind || id !== mark.id),
          ]),
        )
        try {
          await queryFulfilled
          // The pages of the member list favourites by a query of their own.
          dispatch(favouritesApi.util.invalidateTags(['favourites']))
        } catch {
          shown.undo()
        }
      },
    }),
  }),
})

export const { useFavouriteMarksQuery, useMarkFavouriteMutation } = favouritesApi

/** The mark that keeps something, or lets it go, now. */
export function favouriteMark({ kind, id, title }: FavouriteSubject, isOn: boolean): Favourite {
  const at = serverClock.toServer(Date.now())
  return { kind, id, isOn, at, sport: null, title: title.slice(0, MAX_TITLE), kickoffAt: null }
}
