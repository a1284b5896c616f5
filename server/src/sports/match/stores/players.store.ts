import { sql } from 'kysely'
import type { FeedPlayer } from '../../../feeds/feed'
import { isFeedPlayer } from '../../../feeds/messages'
import { jsonRows } from '../../../platform/database'
import { type DetailStore, lastByKey } from '../../ingest'
import type { Sport } from '../../sport'
import { isDayOrNull } from './day.rules'
import { type OnDetails, validatedStore, validEntries } from './validated.store'

const PLAYER_COLUMNS = {
  key: 'text',
  teamKey: 'text',
  nameZh: 'text',
  shortZh: 'text',
  position: 'text',
  shirtNumber: 'int',
  birthDate: 'date',
  heightCm: 'int',
  weightKg: 'int',
  foot: 'int',
  areaZh: 'text',
  at: 'float8',
} as const

/** Players by key; the newest message wins. */
export function playersStore(sport: Sport, onDetails: OnDetails): DetailStore {
  return validatedStore(
    sport,
    {
      kind: 'players',
      validate: (message) => {
        const { valid, malformed } = validEntries(message.players, isPlayer)
        return { message: valid.length > 0 ? { ...message, players: valid } : null, malformed }
      },
      save: async ({ db, source, messages }) => {
        const said = messages.flatMap(({ players, at }) =>
          players.map((player) => ({ ...player, at })),
        )
        const rows = jsonRows('r', lastByKey(said), PLAYER_COLUMNS)
        await sql`
          INSERT INTO players AS t
            (sport_id, key, team_id, name_zh, short_zh, position, shirt_number, birth_date,
              height_cm, weight_kg, foot, area_zh, source, source_at)
          SELECT ${sport.id}, r.key, tm.id, r."nameZh", r."shortZh", r.position, r."shirtNumber",
            r."birthDate", r."heightCm", r."weightKg", r.foot, r."areaZh",
            ${source}, to_timestamp(r.at)
          FROM ${rows}
          LEFT JOIN teams tm ON tm.sport_id = ${sport.id} AND tm.key = r."teamKey"
          ON CONFLICT (sport_id, key) DO UPDATE
            SET team_id = excluded.team_id, name_zh = excluded.name_zh,
              short_zh = excluded.short_zh, position = excluded.position,
              shirt_number = excluded.shirt_number, birth_date = excluded.birth_date,
              height_cm = excluded.height_cm, weight_kg = excluded.weight_kg,
              foot = excluded.foot, area_zh = excluded.area_zh,
              source = excluded.source, source_at = excluded.source_at
            WHERE t.source_at <= excluded.source_at
              AND (t.team_id, t.name_zh, t.short_zh, t.position, t.shirt_number, t.birth_date,
                t.height_cm, t.weight_kg, t.foot, t.area_zh)
              IS DISTINCT FROM
                (excluded.team_id, excluded.name_zh, excluded.short_zh, excluded.position,
                excluded.shirt_number, excluded.birth_date, excluded.height_cm,
                excluded.weight_kg, excluded.foot, excluded.area_zh)`.execute(db)
        return []
      },
    },
    onDetails,
  )
}

function isPlayer(player: FeedPlayer): boolean {
  return isFeedPlayer(player) && isDayOrNull(player.birthDate)
}
