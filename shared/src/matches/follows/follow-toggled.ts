import { SPORT } from '../../contracts/personal'
import { followsSlice, type RootState } from '../../store'
import type { ListMatch, Sport } from '../sport'

/** Follows the match, or unfollows it. `title` names the follow where only the follow is known. */
export function followToggled(
  sportName: Sport,
  { id, kickoffAt }: Pick<ListMatch, 'id' | 'kickoffAt'>,
  title: string,
) {
  const { matchFollowed, matchUnfollowed } = followsSlice.actions
  return (dispatch: (action: unknown) => void, getState: () => RootState) => {
    const isFollowed = followsSlice.selectors.selectFollowedMatches(getState()).has(id)
    const sport = SPORT[sportName]
    dispatch(
      isFollowed ? matchUnfollowed({ sport, id }) : matchFollowed({ sport, id, kickoffAt, title }),
    )
  }
}
