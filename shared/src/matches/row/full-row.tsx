import { memo, useCallback } from 'react'
import { formatDate } from '../../lib'
import { Link } from '../../router'
import { useSetting } from '../../store'
import { classNames, useTicking } from '../../ui'
import type { Highlight } from '../list/match-list.rules'
import { viewOf } from '../sports'
import { FollowStar } from './parts/follow-star'
import { RowFacts } from './parts/row-facts'
import { RowScore } from './parts/row-score'
import { RowWhen } from './parts/row-when'
import { TeamLine } from './parts/team-line'
import { useShowsTimeLeft } from './parts/use-time-left'
import css from './row.module.css'
import { isScoreHidden, otherDay } from './row.rules'
import type { FullRowProps } from './row-props'
import { rowSentence } from './sentence.rules'
import type { RowFact, RowOptions } from './sport-view'
import { useSpokenClock } from './use-spoken-clock'

/** How long a row marks a goal or a new leader. */
const HIGHLIGHT_MS = 10_000
const DELAYED: readonly RowFact[] = [{ text: '直播延迟中' }]

/** A row of a score list. */
export const FullRow = memo(function FullRow(props: FullRowProps) {
  const { match, league, home, away, highlight, isDelayed } = props
  const view = viewOf(props.sport)
  const hidesScore = isScoreHidden(view, match, props)
  const { showsCards, showsCorners, showsLottery } = props
  const options: RowOptions = { showsCards, showsCorners, showsLottery, hidesScore }
  const [isWanted] = useSetting(view.highlightSetting)
  const isFresh = useIsFresh(highlight, isWanted && !hidesScore)
  const kickoff = formatDate(match.kickoffAt * 1000, 'hh:mm')
  const day = otherDay(match.kickoffAt, props.today)
  const spokenClock = useSpokenClock(props, hidesScore)
  const clock = isDelayed ? '' : spokenClock
  const odds = hidesScore || isDelayed ? undefined : props.odds
  const facts = isDelayed ? DELAYED : view.factsOf(match, options)
  // The time left stands where the league would be: without a heading above, that is a fact.
  const showsTimeLeft = useShowsTimeLeft(props, hidesScore)
  const isLeagueBelow = showsTimeLeft && !props.isLeagueAbove && facts.length > 0
  return (
    <article
      className={classNames(
        css.row,
        props.isTall && css.tall,
        props.isLast && css.last,
        isFresh && css.scored,
      )}
      aria-label={rowSentence({ ...props, view, kickoff, day: day?.spoken, clock, options })}
      data-match-id={match.id}
    >
      <Link
        to={view.pathOf(match.id)}
        className={css.open}
        aria-label={`${home?.shortZh ?? '主队'} 对 ${away?.shortZh ?? '客队'} 比赛详情`}
      />
      <RowWhen {...props} kickoff={kickoff} day={day?.shown ?? null} hidesScore={hidesScore} />
      <FullRowTeams {...props} options={options} />
      {props.renderOdds(odds, view.isOver(match))}
      <RowScore
        view={view}
        match={match}
        isHidden={hidesScore}
        isDelayed={isDelayed}
        highlightedSide={isFresh && highlight ? highlight.side : null}
      />
      <RowFacts
        facts={isLeagueBelow && league ? [{ text: league.shortZh }, ...facts] : facts}
        marks={match.marks}
      />
      <FollowStar
        sport={props.sport}
        match={match}
        home={home}
        away={away}
        isFollowed={props.isFollowed}
      />
    </article>
  )
})

/** Both teams, home above away. */
function FullRowTeams(props: FullRowProps & { options: RowOptions }) {
  const { sport, match, home, away, options } = props
  const { TeamMarks } = viewOf(sport)
  const ranks = props.showsRanks ? match.ranks : undefined
  return (
    <div className={css.middle}>
      <TeamLine team={home} teamId={match.home} rank={ranks?.[0]}>
        {TeamMarks && <TeamMarks match={match} side={0} options={options} />}
      </TeamLine>
      <TeamLine team={away} teamId={match.away} rank={ranks?.[1]}>
        {TeamMarks && <TeamMarks match={match} side={1} options={options} />}
      </TeamLine>
    </div>
  )
}

/** Whether the highlight is recent enough to be shown. */
function useIsFresh(highlight: Highlight | undefined, isWanted: boolean): boolean {
  const at = isWanted ? highlight?.at : undefined
  return useTicking(
    useCallback((nowMs: number) => at !== undefined && nowMs - at < HIGHLIGHT_MS, [at]),
  )
}
