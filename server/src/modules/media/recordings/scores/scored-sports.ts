import { SPORT } from '@saidian/shared/contracts/personal'
import { basketballStatusText } from '@saidian/shared/lib/basketball'
import { clockText } from '@saidian/shared/lib/football'
import { type RawBuilder, sql } from 'kysely'

/** The state of a match, as the columns of its sport say it. */
export type StateRow = {
  status: number
  score: [number, number] | null
  /** Seconds since 1970; null for sports whose clock is not needed. */
  halfKickoffAt: number | null
}

export type Moment = { nowMs: number; speed: number }

/** How the strip of a match gets its text, by sport. */
export type ScoredSport = {
  sportId: number
  /** Status, score and start of the half of the matches of table `s`. */
  columns: RawBuilder<unknown>
  table: RawBuilder<unknown>
  /** Minute, or period in words. */
  text: (row: StateRow, moment: Moment) => string
}

export const SCORED_SPORTS: readonly ScoredSport[] = [
  {
    sportId: SPORT.football,
    columns: sql`s.status, s.score,
      extract(epoch FROM s.half_kickoff_at)::float8 AS "halfKickoffAt"`,
    table: sql`football_match_states`,
    text: (row, moment) => minuteMark(clockText({ ...row, ...moment })),
  },
  {
    sportId: SPORT.basketball,
    columns: sql`s.status, s.score, NULL::float8 AS "halfKickoffAt"`,
    table: sql`basketball_match_states`,
    text: ({ status }) => basketballStatusText(status),
  },
]

/** `67` becomes `67'`; words stay as they are. */
const minuteMark = (text: string) => (/^\d/.test(text) ? `${text}'` : text)
