import { useAsMember, useHost } from '@saidian/shared/host'
import { sessionSlice, useAppSelector } from '@saidian/shared/store'
import {
  type FavouriteSubject,
  favouriteMark,
  useFavouriteMarksQuery,
  useMarkFavouriteMutation,
} from './favourites.api'

/**
 * Whether the member keeps something, and a function that toggles it: at once, and back again with
 * a message if the server refuses. A visitor goes to the login.
 */
export function useFavourite(subject: FavouriteSubject): {
  isFavourite: boolean
  toggle: () => void
} {
  const host = useHost()
  const asMember = useAsMember()
  const isLoggedIn = useAppSelector(sessionSlice.selectors.selectIsLoggedIn)
  const { data } = useFavouriteMarksQuery(undefined, { skip: !isLoggedIn })
  const [mark] = useMarkFavouriteMutation()
  const own = data?.find(({ kind, id }) => kind === subject.kind && id === subject.id)
  const isFavourite = isLoggedIn && own?.isOn === true

  async function send(): Promise<void> {
    const { error } = await mark(favouriteMark(subject, !isFavourite))
    if (error) host.toast({ text: messageOf(error), kind: 'fail' })
    else host.toast({ text: isFavourite ? '已取消收藏' : '已收藏', kind: 'success' })
  }

  return { isFavourite, toggle: () => asMember(() => void send()) }
}

function messageOf(error: { message?: string | undefined }): string {
  return error.message || '没有成功，请稍后再试'
}
