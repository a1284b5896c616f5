import {
  type BoardMatch,
  type League,
  type ListOdds,
  paths,
  type Team,
} from '@saidian/shared/contracts'
import { formatDate, isOver, revealsResult } from '@saidian/shared/lib'
import { Link } from '@saidian/shared/router'
import { classNames, Icon, useTicking } from '@saidian/shared/ui'
import { memo, useCallback } from 'react'
import { spokenClock } from '../../../match/clock.rules'
import { matchTitle } from '../../../match/match-title'
import type { Goal } from '../board.rules'
import {
  isScoreHidden,
  otherDay,
  type RowOptions,
  rowFacts,
  rowSentence,
  sideCards,
} from '../row.rules'
import { useBoardContext } from './board-context'
import css from './match-row.module.css'
import { RowFacts } from './row-facts'
import { RowOdds } from './row-odds'
import { RowScore } from './row-score'
import { RowWhen } from './row-when'
import { TeamLine } from './team-line'

/** How long the row marks a goal. */
const GOAL_SHOWN_MS = 10_000

export type MatchRowProps = {
  match: BoardMatch
  league: League | undefined
  home: Team | undefined
  away: Team | undefined
  goal: Goal | undefined
  /** Odds of the chosen company; undefined if it quotes none or odds are switched off. */
  odds: ListOdds | undefined
  showsRanks: boolean
  isFollowed: boolean
  isRevealed: boolean
  isDelayed: boolean
  isStale: boolean
  isLast: boolean
  isTall: boolean
  /** False if the heading shows a time instead of the league. */
  isLeagueAbove: boolean
  noSpoiler: boolean
  showsCards: boolean
  showsLottery: boolean
  showsCorners: boolean
  showsGoals: boolean
  /** Today's Beijing day in a list that mixes days: rows of other days show their date. */
  today: string | null
}

/** One match of the list. It renders only when its own match, goal or marks change. */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { match, league, home, away, goal, isFollowed, isDelayed, isLeagueAbove } = props
  const { clock, toggleFollow } = useBoardContext()
  const hidesScore = isScoreHidden(match, props.noSpoiler, props.isRevealed)
  const { showsCards, showsCorners, showsLottery } = props
  const options: RowOptions = { showsCards, showsCorners, showsLottery, hidesScore }
  const marksGoal = goal !== undefined && props.showsGoals && !hidesScore
  const isGoalFresh = useTicking(
    useCallback((nowMs: number) => marksGoal && nowMs - goal.at < GOAL_SHOWN_MS, [marksGoal, goal]),
  )
  const kickoff = formatDate(match.kickoffAt * 1000, 'hh:mm')
  const day = otherDay(match.kickoffAt, props.today)
  const sentence = useTicking(
    useCallback(
      (nowMs: number) =>
        rowSentence({
          match,
          league,
          home,
          away,
          kickoff,
          day: day?.spoken ?? '',
          clock: isDelayed
            ? ''
            : hidesScore && revealsResult(match)
              ? '进行中'
              : spokenClock(match, clock(), nowMs),
          options: { showsCards, showsCorners, showsLottery, hidesScore },
        }),
      [
        match,
        league,
        home,
        away,
        kickoff,
        day?.spoken,
        clock,
        isDelayed,
        showsCards,
        showsCorners,
        showsLottery,
        hidesScore,
      ],
    ),
  )
  const ranks = props.showsRanks ? match.ranks : undefined
  const odds = hidesScore || isDelayed ? undefined : props.odds
  const facts = isDelayed ? ['直播延迟中'] : rowFacts(match, options)

  return (
    <article
      className={classNames(
        css.row,
        props.isTall && css.tall,
        props.isLast && css.last,
        isGoalFresh && css.scored,
      )}
      aria-label={sentence}
      data-match-id={match.id}
    >
      <Link
        to={paths.footballMatch(match.id)}
        className={css.open}
        aria-label={`${home?.shortZh ?? '主队'} 对 ${away?.shortZh ?? '客队'} 比赛详情`}
      />
      <RowWhen
        match={match}
        league={league}
        kickoff={kickoff}
        day={day?.shown ?? null}
        isLeagueAbove={isLeagueAbove}
        isStale={props.isStale}
        isDelayed={isDelayed}
        hidesScore={hidesScore}
      />
      <div className={css.middle}>
        <TeamLine
          team={home}
          teamId={match.home}
          rank={ranks?.[0]}
          {...sideCards(match, 0, options)}
        />
        <TeamLine
          team={away}
          teamId={match.away}
          rank={ranks?.[1]}
          {...sideCards(match, 1, options)}
        />
      </div>
      <RowOdds odds={odds} isOver={isOver(match.s)} />
      <RowScore
        match={match}
        isHidden={hidesScore}
        isDelayed={isDelayed}
        scoringSide={isGoalFresh && goal ? goal.side : null}
      />
      <RowFacts facts={facts} marks={match.marks} />
      <button
        type="button"
        className={isFollowed ? css.starOn : css.star}
        aria-pressed={isFollowed}
        aria-label={isFollowed ? '取消关注' : '关注'}
        onClick={() => toggleFollow(match, home && away ? matchTitle(home, away) : '')}
      >
        <Icon name={isFollowed ? 'starFilled' : 'star'} size={16} />
      </button>
    </article>
  )
})
