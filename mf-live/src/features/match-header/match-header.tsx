import type { BoardMatch, League, Team } from '@saidian/shared/contracts'
import type { FeedClock } from '@saidian/shared/lib'
import { Crest, classNames } from '@saidian/shared/ui'
import type { ReactNode } from 'react'
import { HeaderBar } from './header-bar'
import { HeaderClock } from './header-clock'
import { HeaderFacts } from './header-facts'
import { HeaderScore } from './header-score'
import css from './match-header.module.css'
import { useIsPast } from './use-is-past'

export type MatchHeaderProps = {
  match: BoardMatch
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

/** Teams, score and clock of a match. After scrolling, a bar with the score stays. */
export function MatchHeader(props: MatchHeaderProps) {
  const { match, home, away } = props
  const [marker, isPast] = useIsPast()
  return (
    <>
      <HeaderBar {...props} isPast={isPast} />
      <section
        className={classNames(css.hero, isPast && css.unseen)}
        aria-label={`${home.nameZh} 对 ${away.nameZh}`}
      >
        <Side team={home} rank={match.ranks?.[0]} />
        <div className={css.centre}>
          <HeaderScore {...props} />
          {/* The stream delay hides the clock too: its state reveals the result. */}
          {!props.isDelayed && (
            <HeaderClock
              match={match}
              clock={props.clock}
              isStale={props.isStale}
              isHidden={props.isHidden}
            />
          )}
          <HeaderFacts {...props} />
        </div>
        <Side team={away} rank={match.ranks?.[1]} />
        {props.switches && <div className={css.switches}>{props.switches}</div>}
      </section>
      <div ref={marker} />
    </>
  )
}

function Side({ team, rank }: { team: Team; rank: number | undefined }) {
  return (
    <div className={css.side}>
      <Crest teamId={team.id} colors={team.colors} mark={team.mark} iso={team.iso} size={48} />
      <span className={css.name}>{team.shortZh}</span>
      <span className={css.rank}>{rank === undefined ? '' : `第 ${rank} 名`}</span>
    </div>
  )
}
