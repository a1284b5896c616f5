import { sql } from 'kysely'
import { isFeedInjury, isKey } from '../../../../feeds/messages'
import { jsonRows } from '../../../../platform/database'
import type { DetailStore } from '../../../../sports/ingest'
import {
  isDayOrNull,
  type MessageOf,
  type OnDetails,
  openMatchesOf,
  validatedStore,
  validEntries,
} from '../../../../sports/match'
import { football } from '../../sport'

type InjuryEntry = MessageOf<'injuries'>['injuries'][number]

const INJURY_COLUMNS = {
  teamKey: 'text',
  playerKey: 'text',
  type: 'int',
  note: 'text',
  since: 'date',
  at: 'float8',
} as const

/** Injured and suspended players; each message replaces the older ones of its team. */
export function injuriesStore(onDetails: OnDetails): DetailStore {
  return validatedStore(
    football,
    {
      kind: 'injuries',
      validate: (message) => {
        if (!isKey(message.teamKey)) return { message: null, malformed: 1 }
        const { valid, malformed } = validEntries(message.injuries, isInjury)
        // An empty list means that all players are available; an all-invalid one is dropped.
        const isSaid = valid.length > 0 || malformed === 0
        return { message: isSaid ? { ...message, injuries: valid } : null, malformed }
      },
      save: async ({ db, source, messages }) => {
        const byAge = messages.toSorted((one, other) => one.at - other.at)
        const byTeam = new Map(byAge.map((message) => [message.teamKey, message]))
        const teams = [...byTeam.values()].map(({ teamKey, at }) => ({ teamKey, at }))
        const rows = [...byTeam.values()].flatMap(({ teamKey, at, injuries }) => {
          const once = new Map(injuries.map((injury) => [injury.playerKey, injury]))
          return [...once.values()].map((injury) => ({ ...injury, teamKey, at }))
        })
        await sql`
          DELETE FROM football_injuries i
          USING ${jsonRows('r', teams, { teamKey: 'text', at: 'float8' })}, teams t
          WHERE t.sport_id = ${football.id}
            AND t.key = r."teamKey"
            AND i.team_id = t.id
            AND i.source_at <= to_timestamp(r.at)`.execute(db)
        await sql`
          INSERT INTO football_injuries (team_id, player_id, type, note, since, source, source_at)
          SELECT t.id, p.id, r.type, r.note, r.since, ${source}, to_timestamp(r.at)
          FROM ${jsonRows('r', rows, INJURY_COLUMNS)}
          JOIN teams t ON t.sport_id = ${football.id} AND t.key = r."teamKey"
          JOIN players p ON p.sport_id = ${football.id} AND p.key = r."playerKey"
          WHERE NOT EXISTS (
            SELECT FROM football_injuries o
            WHERE o.team_id = t.id AND o.source_at > to_timestamp(r.at)
          )
          ON CONFLICT (team_id, player_id) DO NOTHING`.execute(db)
        return (
          await openMatchesOf(
            db,
            football,
            teams.map(({ teamKey }) => teamKey),
          )
        ).map((matchId) => {
          return { matchId, part: 'injuries' }
        })
      },
    },
    onDetails,
  )
}

function isInjury(injury: InjuryEntry): boolean {
  return isFeedInjury(injury) && isDayOrNull(injury.since)
}
