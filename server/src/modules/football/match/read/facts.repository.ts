import { FOOTBALL_STATUS } from '@saidian/shared/contracts/football'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'
import type { Facts } from '../match.rules'

/** Null for an unknown match. */
export async function readFacts(db: Db, matchId: number): Promise<Facts | null> {
  return (await readFactsOf(db, [matchId])).get(matchId) ?? null
}

/** Facts of matches by their id; those that do not exist are left out. */
export async function readFactsOf(db: Db, matchIds: number[]): Promise<Map<number, Facts>> {
  const { rows } = await sql<Facts & { id: number }>`
    SELECT m.id, s.name AS season, f.venue, f.referee, f.trend, f.intelligence,
      coalesce(f.mlive, false) AS mlive,
      json_build_object('weather', f.weather, 'temperature', f.temperature,
        'humidity', f.humidity, 'pressure', f.pressure, 'wind', f.wind) AS environment,
      EXISTS (
        SELECT FROM football_text_lines t WHERE t.match_id = m.id AND NOT t.withdrawn
      ) AS "hasText",
      EXISTS (SELECT FROM football_lineups l WHERE l.match_id = m.id) AS "hasLineup",
      EXISTS (SELECT FROM odds_lines o WHERE o.match_id = m.id) AS "hasOdds",
      floor(extract(epoch FROM greatest(
        (
          SELECT max(c.source_at)
          FROM football_corrections c
          WHERE c.match_id = m.id
            -- After a restart of the match only later corrections count.
            AND c.revision >= coalesce((
              SELECT max(a.revision)
              FROM football_corrections a
              WHERE a.match_id = m.id
                AND (a.said->>'status')::int = ${FOOTBALL_STATUS.notStarted}
            ), 0)
            -- The restart itself counts until the match starts.
            AND (
              (c.said->>'status')::int <> ${FOOTBALL_STATUS.notStarted}
              OR st.status = ${FOOTBALL_STATUS.notStarted}
                AND c.replaced->>'status' <> c.said->>'status'
            )
        ),
        (
          SELECT max(source_at)
          FROM football_incidents i
          WHERE i.match_id = m.id AND i.corrected
        )
      )))::float8 AS "correctedAt"
    FROM matches m
    JOIN seasons s ON s.id = m.season_id
    LEFT JOIN football_match_states st ON st.match_id = m.id
    LEFT JOIN football_match_facts f ON f.match_id = m.id
    WHERE m.id = ANY(${matchIds}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}
