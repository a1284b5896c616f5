import type { ReactNode } from 'react'
import type { Team } from '../../../contracts/matches'
import { Crest } from '../../../ui'
import css from '../row.module.css'

const UNKNOWN: readonly [string, string] = ['var(--text-hint)', 'var(--text-second)']

export type TeamLineProps = {
  team: Team | undefined
  teamId: number
  /** Position in the table; undefined if it is not shown. */
  rank?: number
  /** What stands behind the name, such as cards. */
  children?: ReactNode
}

/** Crest and name of one side. */
export function TeamLine({ team, teamId, rank, children }: TeamLineProps) {
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
      {children}
    </div>
  )
}
