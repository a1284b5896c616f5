import { type BoardMatch, paths, type Team } from '@saidian/shared/contracts'
import { shownScore } from '@saidian/shared/lib'
import type { MatchList } from '@saidian/shared/matches'
import { Link } from '@saidian/shared/router'
import { useSetting } from '@saidian/shared/store'
import { Crest, MatchClock, useTicking } from '@saidian/shared/ui'
import { useCallback, useState } from 'react'
import { type LineState, lineSentence, lineState } from './line.rules'
import { LineScore } from './line-score'
import css from './match-line.module.css'

export type MatchLineProps = {
  match: BoardMatch
  list: MatchList
  /** Time text, such as 19:35. */
  time: string
}

const UNKNOWN: readonly [string, string] = ['var(--text-hint)', 'var(--text-second)']

function TeamName({ id, team }: { id: number; team: Team | undefined }) {
  return (
    <span className={css.team}>
      <Crest
        teamId={id}
        colors={team?.colors ?? UNKNOWN}
        mark={team?.mark ?? '?'}
        iso={team?.iso}
      />
      <span className={css.name}>{team?.shortZh ?? '未知球队'}</span>
    </span>
  )
}

/** A match with its current score and state; the whole line links to its page. */
export function MatchLine({ match, list, time }: MatchLineProps) {
  const [noSpoiler] = useSetting('noSpoiler')
  const [delaySeconds] = useSetting('streamDelaySeconds')
  const [isRevealed, setRevealed] = useState(false)
  const isDelayed = list.delayed[match.id] === true
  const hidesScore = noSpoiler && !isRevealed && shownScore(match) !== null
  const { feed, clockOffsetMs } = list
  const read = useCallback(
    (nowMs: number) => {
      const clock = { feed, clockOffsetMs, delayMs: delaySeconds * 1000 }
      return JSON.stringify(lineState(match, clock, { isDelayed, hidesScore }, nowMs))
    },
    [match, feed, clockOffsetMs, delaySeconds, isDelayed, hidesScore],
  )
  const state = JSON.parse(useTicking(read)) as LineState
  const [home, away] = [list.teams[match.home], list.teams[match.away]]
  const facts = [list.leagues[match.li]?.shortZh, time].filter(Boolean).join(' ')
  const sentence = lineSentence({ match, home, away, facts, state, isDelayed, hidesScore })
  return (
    <li className={css.line}>
      <Link to={paths.footballMatch(match.id)} className={css.open} aria-label={sentence} />
      <div className={css.text} aria-hidden="true">
        <span className={css.facts}>{facts}</span>
        <TeamName id={match.home} team={home} />
        <TeamName id={match.away} team={away} />
      </div>
      <div className={css.state} aria-hidden="true">
        {state.text && <MatchClock {...state} />}
      </div>
      <LineScore
        match={match}
        isDelayed={isDelayed}
        isHidden={hidesScore}
        onReveal={() => setRevealed(true)}
      />
    </li>
  )
}
