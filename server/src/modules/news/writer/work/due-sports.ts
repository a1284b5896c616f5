import { BASKETBALL_STATUS } from '@saidian/shared/contracts/basketball'
import { FOOTBALL_STATUS } from '@saidian/shared/contracts/football'
import { sql } from 'kysely'
import { basketball } from '../../../basketball'
import { football } from '../../../football'
import type { DueSport } from './due.repository'
import type { TabledSport } from './due-tables.repository'

/** Goal, penalty, own goal. */
const GOALS = sql`(
  SELECT count(*) FROM football_incidents i
  WHERE i.match_id = m.id AND i.type IN (1, 8, 17) AND NOT i.withdrawn AND i.side <> 'none'
)`

export const dueFootball: DueSport & TabledSport = {
  ...football,
  part: sql`m.round`,
  putOff: [FOOTBALL_STATUS.postponed, FOOTBALL_STATUS.undecided],
  endedHours: 120,
  isDetailed: sql`${GOALS} >= (
    SELECT sum(goals) FROM unnest(coalesce(s.extra, s.score)) AS goals
  )`,
  revisions: sql`(
    SELECT concat_ws('/', max(i.revision), count(*) FILTER (WHERE NOT i.withdrawn))
    FROM football_incidents i
    WHERE i.match_id = m.id AND i.type IN (1, 4, 8, 15, 16, 17)
  )`,
}

export const dueBasketball: DueSport & TabledSport = {
  ...basketball,
  // The day of basketball, which begins at 15:00 in Beijing: its leagues do not wait for rounds.
  part: sql`((m.kickoff_at AT TIME ZONE 'Asia/Shanghai') - interval '15 hours')::date::text`,
  putOff: [BASKETBALL_STATUS.postponed, BASKETBALL_STATUS.undecided],
  endedHours: 48,
  isDetailed: sql`(
    SELECT sum(b.points) FROM basketball_player_lines b WHERE b.match_id = m.id
  ) = s.score[1] + s.score[2]`,
  revisions: sql`(
    SELECT max(b.revision) FROM basketball_player_lines b WHERE b.match_id = m.id
  )`,
}
