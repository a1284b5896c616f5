import { sql } from 'kysely'
import type { FeedLotteryEntry, FeedLotteryIssue } from '../../feeds/feed'
import { type Db, jsonRows } from '../../platform/database'
import { football } from '../football'

export type Timed<Row> = Row & { at: number }

/** Adds or replaces issues; an older message never overwrites. */
export async function storeIssues(
  db: Db,
  source: string,
  issues: Timed<FeedLotteryIssue>[],
): Promise<void> {
  const given = jsonRows('r', issues, {
    kind: 'text',
    issue: 'text',
    startAt: 'float8',
    endAt: 'float8',
    drawAt: 'float8',
    sales: 'bigint',
    jackpot: 'bigint',
    at: 'float8',
  })
  await sql`
    INSERT INTO lottery_issues AS t
      (kind, issue, start_at, end_at, draw_at, sales, jackpot, source, source_at)
    SELECT r.kind, r.issue, to_timestamp(r."startAt"), to_timestamp(r."endAt"),
      to_timestamp(r."drawAt"), r.sales, r.jackpot, ${source}, to_timestamp(r.at)
    FROM ${given}
    ON CONFLICT (kind, issue, source) DO UPDATE
      SET start_at = excluded.start_at, end_at = excluded.end_at, draw_at = excluded.draw_at,
        sales = excluded.sales, jackpot = excluded.jackpot, source_at = excluded.source_at
      WHERE t.source_at <= excluded.source_at`.execute(db)
}

const ENTRY_COLUMNS = {
  kind: 'text',
  issue: 'text',
  num: 'int',
  matchKey: 'text',
  stopAt: 'float8',
  sale: 'smallint[]',
  spf: 'numeric[]',
  line: 'smallint',
  rq: 'numeric[]',
  at: 'float8',
} as const

/**
 * Result of storing entries: matches with a changed entry, matches with a changed number, and the
 * number of entries without a known match.
 */
export type StoredEntries = { changed: number[]; renumbered: number[]; unknown: number }

/** Adds or replaces entries; an older message never overwrites. */
export async function storeEntries(
  db: Db,
  source: string,
  entries: Timed<FeedLotteryEntry>[],
): Promise<StoredEntries> {
  const sent = jsonRows('r', entries, ENTRY_COLUMNS)
  const { rows } = await sql<{ now: number | null; before: number | null; known: number }>`
    WITH given AS MATERIALIZED (
      SELECT r.kind, r.issue, r.num, m.id AS match_id, to_timestamp(r."stopAt") AS stop_at, r.sale,
        hundredths.spf, r.line, hundredths.rq, to_timestamp(r.at) AS source_at
      FROM ${sent}
      JOIN matches m
        ON m.source = ANY(${football.sources.sharing(source)})
          AND m.key = r."matchKey"
          AND m.sport_id = ${football.id}
      CROSS JOIN LATERAL (
        SELECT
          CASE
            WHEN r.spf IS NOT NULL THEN ARRAY(SELECT round(p * 100)::int FROM unnest(r.spf) p)
          END AS spf,
          CASE
            WHEN r.rq IS NOT NULL THEN ARRAY(SELECT round(p * 100)::int FROM unnest(r.rq) p)
          END AS rq
      ) hundredths
      ORDER BY r.kind, r.issue, r.num
    ), before AS MATERIALIZED (
      SELECT t.kind, t.issue, t.num, t.match_id
      FROM lottery_entries t
      JOIN given USING (kind, issue, num)
      WHERE t.source = ${source}
    ), stored AS (
      INSERT INTO lottery_entries AS t
        (kind, issue, num, match_id, stop_at, sale, spf, line, rq, source, source_at)
      SELECT kind, issue, num, match_id, stop_at, sale, spf, line, rq, ${source}, source_at
      FROM given
      ON CONFLICT (kind, issue, num, source) DO UPDATE
        SET match_id = excluded.match_id, stop_at = excluded.stop_at, sale = excluded.sale,
          spf = excluded.spf, line = excluded.line, rq = excluded.rq,
          source_at = excluded.source_at
        WHERE t.source_at <= excluded.source_at
          AND (t.match_id, t.stop_at, t.sale, t.spf, t.line, t.rq)
            IS DISTINCT FROM
            (excluded.match_id, excluded.stop_at, excluded.sale, excluded.spf, excluded.line,
              excluded.rq)
      RETURNING t.kind, t.issue, t.num, t.match_id
    )
    SELECT stored.match_id AS now, before.match_id AS before, counted.known
    FROM (SELECT count(*)::int AS known FROM given) counted
    LEFT JOIN stored ON true
    LEFT JOIN before USING (kind, issue, num)`.execute(db)
  const changed = rows.filter(({ now }) => now !== null)
  const moved = changed.filter(({ now, before }) => now !== before)
  return {
    changed: idsOf(changed),
    renumbered: idsOf(moved),
    unknown: entries.length - (rows[0]?.known ?? 0),
  }
}

function idsOf(rows: { now: number | null; before: number | null }[]): number[] {
  return [...new Set(rows.flatMap(({ now, before }) => [now ?? [], before ?? []].flat()))]
}
