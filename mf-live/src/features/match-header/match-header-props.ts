import type { League, Team } from '@saidian/shared/contracts/matches'
import type { FeedClock } from '@saidian/shared/lib'
import type { ListMatch, Sport } from '@saidian/shared/matches'
import type { ReactNode } from 'react'
import type { HeaderView } from './header-view'

export type MatchHeaderProps = {
  sport: Sport
  view: HeaderView
  match: ListMatch
  league: League | undefined
  home: Team
  away: Team
  clock: () => FeedClock
  isStale: boolean
  isDemo: boolean
  /** Whether the source corrected the match recently. */
  isCorrected: boolean
  /** Whether 无剧透 hides the score behind a button. */
  isHidden: boolean
  /** Whether the stream delay hides the score. */
  isDelayed: boolean
  isFollowed: boolean
  onReveal: () => void
  onBack: () => void
  onFollow: () => void
  onShare: () => void
  /** Switches below the score: 动画, 视频. */
  switches?: ReactNode
}
