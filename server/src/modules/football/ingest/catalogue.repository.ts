import { sql } from 'kysely'
import type { FeedMessage } from '../../../feeds/feed'
import type { Db } from '../../../platform/database'
import { lastByKey } from '../../../sports/ingest'
import { FOOTBALL } from '../sport'
import { rowJson } from './row-json'

type Catalogue = Extract<FeedMessage, { kind: 'catalogue' }>

/** Stores areas, leagues, teams and seasons; an older message never overwrites a known key. */
export async function storeCatalogue(
  db: Db,
  source: string,
  { at, leagues, teams, seasons }: Catalogue,
) {
  const areas = leagues.map(({ areaKey, areaZh }) => ({ key: areaKey, nameZh: areaZh }))
  await sql`
    INSERT INTO areas AS t (key, name_zh, source, source_at)
    SELECT r.key, r."nameZh", ${source}, to_timestamp(${at})
    FROM json_to_recordset(${rowJson(lastByKey(areas))}::json) AS r(key text, "nameZh" text)
    ON CONFLICT (key) DO UPDATE
      SET name_zh = excluded.name_zh, source = excluded.source, source_at = excluded.source_at
      WHERE t.source_at <= excluded.source_at`.execute(db)
  await sql`
    INSERT INTO leagues AS t
      (sport_id, area_id, key, name_zh, short_zh, letter, color, level, kind, source, source_at)
    SELECT ${FOOTBALL}, a.id, r.key, r."nameZh", r."shortZh", r.letter, r.color, r.level, r.kind,
      ${source}, to_timestamp(${at})
    FROM json_to_recordset(${rowJson(lastByKey(leagues))}::json) AS r(
      key text, "nameZh" text, "shortZh" text, letter text, "areaKey" text, color text, level int,
      kind int)
    JOIN areas a ON a.key = r."areaKey"
    ON CONFLICT (sport_id, key) DO UPDATE
      SET area_id = excluded.area_id, name_zh = excluded.name_zh, short_zh = excluded.short_zh,
        letter = excluded.letter, color = excluded.color, level = excluded.level,
        kind = excluded.kind, source = excluded.source, source_at = excluded.source_at
      WHERE t.source_at <= excluded.source_at`.execute(db)
  await sql`
    INSERT INTO teams AS t (sport_id, key, name_zh, short_zh, colors, mark, iso, source, source_at)
    SELECT ${FOOTBALL}, r.key, r."nameZh", r."shortZh", r.colors, r.mark, r.iso,
      ${source}, to_timestamp(${at})
    FROM json_to_recordset(${rowJson(lastByKey(teams))}::json) AS r(
      key text, "nameZh" text, "shortZh" text, colors text[], mark text, iso text)
    ON CONFLICT (sport_id, key) DO UPDATE
      SET name_zh = excluded.name_zh, short_zh = excluded.short_zh, colors = excluded.colors,
        mark = excluded.mark, iso = excluded.iso,
        source = excluded.source, source_at = excluded.source_at
      WHERE t.source_at <= excluded.source_at`.execute(db)
  const keyed = seasons.map((season) => ({
    ...season,
    key: `${season.leagueKey} ${season.key}`,
    own: season.key,
  }))
  await sql`
    INSERT INTO seasons AS t (league_id, key, name, starts_on, ends_on, source, source_at)
    SELECT l.id, r.own, r.name, r."startsOn", r."endsOn", ${source}, to_timestamp(${at})
    FROM json_to_recordset(${rowJson(lastByKey(keyed))}::json) AS r(
      own text, "leagueKey" text, name text, "startsOn" date, "endsOn" date)
    JOIN leagues l ON l.sport_id = ${FOOTBALL} AND l.key = r."leagueKey"
    ON CONFLICT (league_id, key) DO UPDATE
      SET name = excluded.name, starts_on = excluded.starts_on, ends_on = excluded.ends_on,
        source = excluded.source, source_at = excluded.source_at
      WHERE t.source_at <= excluded.source_at`.execute(db)
}
