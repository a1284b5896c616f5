import { paths } from '@saidian/shared/contracts'
import { formatDate, isOver } from '@saidian/shared/lib'
import type { Goal } from '@saidian/shared/matches'
import { Link } from '@saidian/shared/router'
import { classNames, useTicking } from '@saidian/shared/ui'
import { memo, useCallback } from 'react'
import { isScoreHidden, otherDay, type RowOptions, rowFacts } from '../row.rules'
import { FollowStar } from './follow-star'
import css from './match-row.module.css'
import type { MatchRowProps } from './match-row-props'
import { RowFacts } from './row-facts'
import { RowOdds } from './row-odds'
import { RowScore } from './row-score'
import { RowTeams } from './row-teams'
import { RowWhen } from './row-when'
import { useRowSentence } from './use-row-sentence'

/** How long the row marks a goal. */
const GOAL_SHOWN_MS = 10_000

/** One match of the list. It renders only when its own match, goal or marks change. */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { match, home, away, goal, isDelayed } = props
  const hidesScore = isScoreHidden(match, props.noSpoiler, props.isRevealed)
  const { showsCards, showsCorners, showsLottery } = props
  const options: RowOptions = { showsCards, showsCorners, showsLottery, hidesScore }
  const isGoalFresh = useIsGoalFresh(goal, props.showsGoals && !hidesScore)
  const kickoff = formatDate(match.kickoffAt * 1000, 'hh:mm')
  const day = otherDay(match.kickoffAt, props.today)
  const sentence = useRowSentence(props, hidesScore, kickoff, day?.spoken ?? '')
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
        league={props.league}
        kickoff={kickoff}
        day={day?.shown ?? null}
        isLeagueAbove={props.isLeagueAbove}
        isStale={props.isStale}
        isDelayed={isDelayed}
        hidesScore={hidesScore}
      />
      <RowTeams
        match={match}
        home={home}
        away={away}
        showsRanks={props.showsRanks}
        options={options}
      />
      <RowOdds odds={hidesScore || isDelayed ? undefined : props.odds} isOver={isOver(match.s)} />
      <RowScore
        match={match}
        isHidden={hidesScore}
        isDelayed={isDelayed}
        scoringSide={isGoalFresh && goal ? goal.side : null}
      />
      <RowFacts facts={isDelayed ? ['直播延迟中'] : rowFacts(match, options)} marks={match.marks} />
      <FollowStar match={match} home={home} away={away} isFollowed={props.isFollowed} />
    </article>
  )
})

/** Whether the goal is recent enough to be marked. */
function useIsGoalFresh(goal: Goal | undefined, showsGoals: boolean): boolean {
  const marksGoal = goal !== undefined && showsGoals
  return useTicking(
    useCallback((nowMs: number) => marksGoal && nowMs - goal.at < GOAL_SHOWN_MS, [marksGoal, goal]),
  )
}
