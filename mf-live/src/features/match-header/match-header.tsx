import type { BoardMatch, League, Team } from '@saidian/shared/contracts'
import { type FeedClock, formatDate, isInPlay } from '@saidian/shared/lib'
import { Crest, classNames, Icon, useTicking } from '@saidian/shared/ui'
import { type ReactNode, useCallback } from 'react'
import { DemoMark } from '../../match/components/demo-mark'
import { HeaderClock } from './header-clock'
import { occasion, scoreFacts } from './header-facts.rules'
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
  /** The source took something back lately. */
  isCorrected: boolean
  /** No spoilers: the score waits behind a button. */
  isHidden: boolean
  /** The stream delay hides the score for now. */
  isDelayed: boolean
  isFollowed: boolean
  onReveal: () => void
  onBack: () => void
  onFollow: () => void
  onShare: () => void
  /** Switches below the score: 动画, 视频. */
  switches?: ReactNode
}

/** Who plays, how it stands and since when. What is left of it after scrolling is a line with the score. */
export function MatchHeader(props: MatchHeaderProps) {
  const { match, league, home, away, isFollowed } = props
  const when = useTicking(
    useCallback((nowMs: number) => occasion(match, league, nowMs), [match, league]),
  )
  const [marker, isPast] = useIsPast()
  const hidesFacts = props.isHidden || props.isDelayed
  const facts = hidesFacts ? [] : scoreFacts(match)
  return (
    <>
      <header className={css.bar}>
        <button type="button" className={css.button} onClick={props.onBack} aria-label="返回">
          <Icon name="back" size={20} />
        </button>
        <div className={css.title} aria-live="off">
          <span className={classNames(css.occasion, isPast && css.away)} aria-hidden={isPast}>
            {when}
          </span>
          <span className={classNames(css.short, !isPast && css.away)} aria-hidden={!isPast}>
            <span className={css.shortName}>{home.shortZh}</span>
            <ShortScore {...props} />
            <span className={css.shortName}>{away.shortZh}</span>
          </span>
        </div>
        <button
          type="button"
          className={isFollowed ? css.followed : css.button}
          aria-pressed={isFollowed}
          aria-label={isFollowed ? '取消关注' : '关注'}
          onClick={props.onFollow}
        >
          <Icon name={isFollowed ? 'starFilled' : 'star'} size={20} />
        </button>
        <button type="button" className={css.button} onClick={props.onShare} aria-label="分享">
          <Icon name="share" size={20} />
        </button>
      </header>
      <section
        className={classNames(css.hero, isPast && css.unseen)}
        aria-label={`${home.nameZh} 对 ${away.nameZh}`}
      >
        <Side team={home} rank={match.ranks?.[0]} />
        <div className={css.centre}>
          <HeaderScore {...props} />
          {/* Under the delay the state is as much a result as the score. */}
          {!props.isDelayed && (
            <HeaderClock
              match={match}
              clock={props.clock}
              isStale={props.isStale}
              isHidden={hidesFacts}
            />
          )}
          <div className={css.facts}>
            {props.isDemo && <DemoMark />}
            {props.isStale && isInPlay(match.s) && <span className={css.check}>数据延迟</span>}
            {match.varCheck && !hidesFacts && <span className={css.check}>VAR 核实中</span>}
            {props.isCorrected && !hidesFacts && <span className={css.check}>更正</span>}
            {facts.map((fact, place) => (
              <span key={fact}>
                {fact}
                {place < facts.length - 1 && ' ·'}
              </span>
            ))}
          </div>
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

function ShortScore({ match, isHidden, isDelayed }: MatchHeaderProps) {
  if (!isInPlay(match.s) && !match.score) {
    return <span className={css.shortScore}>{formatDate(match.kickoffAt * 1000, 'hh:mm')}</span>
  }
  const [home, away] = match.extra ?? match.score ?? [0, 0]
  return (
    <span className={css.shortScore}>{isHidden || isDelayed ? 'vs' : `${home} - ${away}`}</span>
  )
}
