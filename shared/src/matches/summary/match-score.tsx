import { useCallback } from 'react'
import type { MatchSummary } from '../../contracts/matches'
import { formatDate } from '../../lib'
import { useSetting } from '../../store'
import { classNames, useTicking } from '../../ui'
import { type KnownMatch, useKnownMatch } from '../list/use-known-match'
import { isScoreHidden } from '../row/row.rules'
import type { Sport } from '../sport'
import { viewOf } from '../sports'
import { useLiveClock } from './live-matches'
import css from './match-line.module.css'
import { sportOf } from './match-sport'

/** A minute such as 67 or 45+ has a mark behind it; that of old data is not in the live colour. */
const MINUTES = /^\d+\+?$/

/**
 * What stands between the two sides of the match: the score and minute as the lists of
 * matches show them now, else the kick-off. It is never ahead of those lists.
 */
export function MatchScore({ match }: { match: MatchSummary }) {
  const sport = sportOf(match)
  if (!sport) return <Kickoff match={match} />
  return <ListedScore sport={sport} match={match} />
}

function ListedScore({ sport, match }: { sport: Sport; match: MatchSummary }) {
  const known = useKnownMatch(sport, match.id)
  const { clockOf } = useLiveClock()
  if (!known || clockOf(sport) === null) return <Kickoff match={match} />
  return <KnownScore sport={sport} known={known} fallback={match} />
}

type KnownScoreProps = { sport: Sport; known: KnownMatch; fallback: MatchSummary }

function KnownScore({ sport, known: { match }, fallback }: KnownScoreProps) {
  const [noSpoiler] = useSetting('noSpoiler')
  const { clockOf, isStale } = useLiveClock()
  const view = viewOf(sport)
  const clock = useTicking(
    useCallback(
      (nowMs: number) => {
        const feed = clockOf(sport)
        return feed ? view.lineClock(match, feed, nowMs) : ''
      },
      [view, sport, match, clockOf],
    ),
  )
  const score = view.scoreOf(match)
  if (!score) return <Kickoff match={fallback} />
  const isInPlay = view.isInPlay(match)
  if (isScoreHidden(view, match, { noSpoiler, isRevealed: false }))
    return <span className={css.middle}>{isInPlay ? '进行中' : 'VS'}</span>
  return (
    <span className={css.middle}>
      <span className={classNames(css.score, isInPlay && css.live)}>{score.join('-')}</span>
      <span className={classNames(isInPlay && !isStale(sport) && css.live)}>
        {MINUTES.test(clock) ? `${clock}′` : clock}
      </span>
    </span>
  )
}

/** Its time before the kick-off; nothing is said about a match that has begun. */
function Kickoff({ match: { kickoffAt } }: { match: MatchSummary }) {
  const isUpcoming = useTicking(
    useCallback((nowMs: number) => nowMs < kickoffAt * 1000, [kickoffAt]),
  )
  return (
    <span className={css.middle}>{isUpcoming ? formatDate(kickoffAt * 1000, 'hh:mm') : 'VS'}</span>
  )
}
