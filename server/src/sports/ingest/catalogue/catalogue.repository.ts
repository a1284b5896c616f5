import { sql } from 'kysely'
import type { FeedMessage } from '../../../feeds/feed'
import { type Db, jsonRows } from '../../../platform/database'
import type { Sport } from '../../sport'
import { lastByKey } from './last-by-key'

type Catalogue = Extract<FeedMessage, { kind: 'catalogue' }>

/** Stores areas, leagues, teams and seasons; an older message never overwrites a known key. */
export async function storeCatalogue(
  db: Db,
  sport: Pick<Sport, 'id'>,
  source: string,
  catalogue: Catalogue,
): Promise<void> {
  await storeAreas(db, source, catalogue)
  await storeLeagues(db, sport, source, catalogue)
  await storeTeams(db, sport, source, catalogue)
  await storeSeasons(db, sport, source, catalogue)
}

async function storeAreas(db: Db, source: string, { at, leagues }: Catalogue): Promise<void> {
  const areas = leagues.map(({ areaKey, areaZh }) => ({ key: areaKey, nameZh: areaZh }))
  await sql`
    INSERT INTO areas AS t (key, name_zh, source, source_at)
    SELECT r.key, r."nameZh", ${source}, to_timestamp(${at})
    FROM ${jsonRows('r', lastByKey(areas), { key: 'text', nameZh: 'text' })}
    ON CONFLICT (key) DO UPDATE
      SET name_zh = excluded.name_zh, source = excluded.source, source_at = excluded.source_at
      WHERE t.source_at <= excluded.source_at`.execute(db)
}

async function storeLeagues(
  db: Db,
  sport: Pick<Sport, 'id'>,
  source: string,
  { at, leagues }: Catalogue,
): Promise<void> {
  const given = jsonRows('r', lastByKey(leagues), {
    key: 'text',
    nameZh: 'text',
    shortZh: 'text',
    letter: 'text',
    areaKey: 'text',
    color: 'text',
    level: 'int',
    kind: 'int',
  })
  await sql`
    INSERT INTO leagues AS t
      (sport_id, area_id, key, name_zh, short_zh, letter, color, level, kind, source, source_at)
    SELECT ${sport.id}, a.id, r.key, r."nameZh", r."shortZh", r.letter, r.color, r.level, r.kind,
      ${source}, to_timestamp(${at})
    FROM ${given}
    JOIN areas a ON a.key = r."areaKey"
    ON CONFLICT (sport_id, key) DO UPDATE
      SET area_id = excluded.area_id, name_zh = excluded.name_zh, short_zh = excluded.short_zh,
        letter = excluded.letter, color = excluded.color, level = excluded.level,
        kind = excluded.kind, source = excluded.source, source_at = excluded.source_at
      WHERE t.source_at <= excluded.source_at`.execute(db)
}

async function storeTeams(
  db: Db,
  sport: Pick<Sport, 'id'>,
  source: string,
  { at, teams }: Catalogue,
): Promise<void> {
  const given = jsonRows('r', lastByKey(teams), {
    key: 'text',
    nameZh: 'text',
    shortZh: 'text',
    colors: 'text[]',
    mark: 'text',
    iso: 'text',
  })
  await sql`
    INSERT INTO teams AS t (sport_id, key, name_zh, short_zh, colors, mark, iso, source, source_at)
    SELECT ${sport.id}, r.key, r."nameZh", r."shortZh", r.colors, r.mark, r.iso,
      ${source}, to_timestamp(${at})
    FROM ${given}
    ON CONFLICT (sport_id, key) DO UPDATE
      SET name_zh = excluded.name_zh, short_zh = excluded.short_zh, colors = excluded.colors,
        mark = excluded.mark, iso = excluded.iso,
        source = excluded.source, source_at = excluded.source_at
      WHERE t.source_at <= excluded.source_at`.execute(db)
}

async function storeSeasons(
  db: Db,
  sport: Pick<Sport, 'id'>,
  source: string,
  { at, seasons }: Catalogue,
): Promise<void> {
  const keyed = seasons.map((season) => ({
    ...season,
    key: `${season.leagueKey} ${season.key}`,
    own: season.key,
  }))
  const given = jsonRows('r', lastByKey(keyed), {
    own: 'text',
    leagueKey: 'text',
    name: 'text',
    startsOn: 'date',
    endsOn: 'date',
  })
  await sql`
    INSERT INTO seasons AS t (league_id, key, name, starts_on, ends_on, source, source_at)
    SELECT l.id, r.own, r.name, r."startsOn", r."endsOn", ${source}, to_timestamp(${at})
    FROM ${given}
    JOIN leagues l ON l.sport_id = ${sport.id} AND l.key = r."leagueKey"
    ON CONFLICT (league_id, key) DO UPDATE
      SET name = excluded.name, starts_on = excluded.starts_on, ends_on = excluded.ends_on,
        source = excluded.source, source_at = excluded.source_at
      WHERE t.source_at <= excluded.source_at`.execute(db)
}
