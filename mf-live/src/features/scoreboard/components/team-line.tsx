import type { Team } from '@saidian/shared/contracts'
import { Crest } from '@saidian/shared/ui'
import { CardMarks } from './card-marks'
import css from './match-row.module.css'

const UNKNOWN: readonly [string, string] = ['var(--text-hint)', 'var(--text-second)']

export type TeamLineProps = {
  team: Team | undefined
  teamId: number
  /** Position in the table; undefined if it is not shown. */
  rank: number | undefined
  yellow: number
  red: number
}

/** Crest, name and cards of one side. */
export function TeamLine({ team, teamId, rank, yellow, red }: TeamLineProps) {
  return (
    <div className={css.team}>
      <Crest
        teamId={teamId}
        colors={team?.colors ?? UNKNOWN}
        mark={team?.mark ?? '?'}
        iso={team?.iso}
      />
      <span className={css.name}>{team?.shortZh ?? '未知球队'}</span>
      {rank !== undefined && <span className={css.rank}>[{rank}]</span>}
      <CardMarks yellow={yellow} red={red} />
    </div>
  )
}
