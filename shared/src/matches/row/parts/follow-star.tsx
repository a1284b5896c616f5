import type { Team } from '../../../contracts/matches'
import { SPORT } from '../../../contracts/personal'
import { followToggled, matchSubject, useAppDispatch } from '../../../store'
import { Icon } from '../../../ui'
import { matchTitle } from '../../match-title'
import type { ListMatch, Sport } from '../../sport'
import css from '../row.module.css'

export type FollowStarProps = {
  sport: Sport
  match: ListMatch
  home: Team | undefined
  away: Team | undefined
  isFollowed: boolean
}

/** The star of a row: follows the match, or unfollows it. */
export function FollowStar({ sport, match, home, away, isFollowed }: FollowStarProps) {
  const dispatch = useAppDispatch()
  const toggle = () => {
    const title = home && away ? matchTitle(home, away) : ''
    const { id, kickoffAt } = match
    dispatch(followToggled(matchSubject({ sport: SPORT[sport], id, kickoffAt }, title)))
  }
  return (
    <button
      type="button"
      className={isFollowed ? css.starOn : css.star}
      aria-pressed={isFollowed}
      aria-label={isFollowed ? '取消关注' : '关注'}
      onClick={toggle}
    >
      <Icon name={isFollowed ? 'starFilled' : 'star'} size={16} />
    </button>
  )
}
