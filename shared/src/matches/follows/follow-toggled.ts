import { followsSlice, type RootState } from '../../store'
import type { ListMatch } from '../sport'

/** Follows the match, or unfollows it. `title` names the follow where only the follow is known. */
export function followToggled(
  { id, kickoffAt }: Pick<ListMatch, 'id' | 'kickoffAt'>,
  title: string,
) {
  const { matchFollowed, matchUnfollowed } = followsSlice.actions
  return (dispatch: (action: unknown) => void, getState: () => RootState) => {
    const isFollowed = followsSlice.selectors.selectFollowedMatches(getState()).has(id)
    dispatch(isFollowed ? matchUnfollowed(id) : matchFollowed({ id, kickoffAt, title }))
  }
}
