import type { BoardMatch, Team } from '@saidian/shared/contracts'
import { type RowOptions, sideCards } from '../row.rules'
import css from './match-row.module.css'
import { TeamLine } from './team-line'

export type RowTeamsProps = {
  match: BoardMatch
  home: Team | undefined
  away: Team | undefined
  showsRanks: boolean
  options: RowOptions
}

/** Both teams of a row, home above away. */
export function RowTeams({ match, home, away, showsRanks, options }: RowTeamsProps) {
  const ranks = showsRanks ? match.ranks : undefined
  return (
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
  )
}
