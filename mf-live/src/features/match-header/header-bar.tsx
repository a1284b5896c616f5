import { formatDate } from '@saidian/shared/lib'
import { viewOf } from '@saidian/shared/matches'
import { classNames, Icon, useTicking } from '@saidian/shared/ui'
import { useCallback } from 'react'
import { leagueAndKickoff } from './header-facts.rules'
import css from './match-header.module.css'
import type { MatchHeaderProps } from './match-header-props'

export type HeaderBarProps = Pick<
  MatchHeaderProps,
  | 'sport'
  | 'match'
  | 'league'
  | 'home'
  | 'away'
  | 'isHidden'
  | 'isDelayed'
  | 'isFollowed'
  | 'onBack'
  | 'onFollow'
  | 'onShare'
> & {
  /** Whether the score below is scrolled away: the bar then shows it. */
  isPast: boolean
}

/** The bar at the top of a match: back, title, follow and share. */
export function HeaderBar(props: HeaderBarProps) {
  const { isFollowed } = props
  return (
    <header className={css.bar}>
      <button type="button" className={css.button} onClick={props.onBack} aria-label="返回">
        <Icon name="back" size={20} />
      </button>
      <BarTitle {...props} />
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
  )
}

function BarTitle(props: HeaderBarProps) {
  const { match, league, home, away, isPast } = props
  const when = useTicking(
    useCallback((nowMs: number) => leagueAndKickoff(match, league, nowMs), [match, league]),
  )
  return (
    <div className={css.title} aria-live="off">
      <span className={classNames(css.leagueAndKickoff, isPast && css.away)} aria-hidden={isPast}>
        {when}
      </span>
      <span className={classNames(css.short, !isPast && css.away)} aria-hidden={!isPast}>
        <span className={css.shortName}>{home.shortZh}</span>
        <ShortScore {...props} />
        <span className={css.shortName}>{away.shortZh}</span>
      </span>
    </div>
  )
}

function ShortScore({ sport, match, isHidden, isDelayed }: HeaderBarProps) {
  const score = viewOf(sport).scoreOf(match)
  if (!score) {
    return <span className={css.shortScore}>{formatDate(match.kickoffAt * 1000, 'hh:mm')}</span>
  }
  const [home, away] = score
  return (
    <span className={css.shortScore}>{isHidden || isDelayed ? 'vs' : `${home} - ${away}`}</span>
  )
}
