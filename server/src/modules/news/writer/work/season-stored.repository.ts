import { type RawBuilder, sql } from 'kysely'
import type { Sport } from '../../../../sports/sport'

/** By this time after its kick-off a match has begun, unless its feed is still on the way. */
const LATE_HOURS = 8

type Season = {
  seasonId: RawBuilder<unknown>
  /** Table of the states of matches. */
  states: RawBuilder<unknown>
  source: string
  statuses: Pick<Sport['statuses'], 'notStarted'>
  now: RawBuilder<unknown>
}

/** Whether the past matches of a season are stored: a table without them would be wrong. */
export function isSeasonStored({ seasonId, states, source, statuses, now }: Season) {
  return sql<boolean>`NOT EXISTS (
    SELECT FROM matches o JOIN ${states} os ON os.match_id = o.id
    WHERE o.season_id = ${seasonId} AND o.source = ${source}
      AND os.status = ${statuses.notStarted}
      AND o.kickoff_at < ${now} - interval '1 hour' * ${sql.lit(LATE_HOURS)}
  )`
}
