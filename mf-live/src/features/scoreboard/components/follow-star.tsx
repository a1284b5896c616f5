import type { BoardMatch, Team } from '@saidian/shared/contracts'
import { Icon } from '@saidian/shared/ui'
import { matchTitle } from '../../../match/match-title'
import { useBoardContext } from './board-context'
import css from './match-row.module.css'

export type FollowStarProps = {
  match: BoardMatch
  home: Team | undefined
  away: Team | undefined
  isFollowed: boolean
}

/** The star of a row: follows the match, or unfollows it. */
export function FollowStar({ match, home, away, isFollowed }: FollowStarProps) {
  const { toggleFollow } = useBoardContext()
  return (
    <button
      type="button"
      className={isFollowed ? css.starOn : css.star}
      aria-pressed={isFollowed}
      aria-label={isFollowed ? '取消关注' : '关注'}
      onClick={() => toggleFollow(match, home && away ? matchTitle(home, away) : '')}
    >
      <Icon name={isFollowed ? 'starFilled' : 'star'} size={16} />
    </button>
  )
}
