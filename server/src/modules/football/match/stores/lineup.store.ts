import { sql } from 'kysely'
import type { FeedSideLineup } from '../../../../feeds/feed'
import { isMaybeSideLineup } from '../../../../feeds/messages'
import { type Db, jsonRows } from '../../../../platform/database'
import { bumpVersions, type DetailStore } from '../../../../sports/ingest'
import {
  type MessageOf,
  type OnDetails,
  playerIdsOf,
  validatedStore,
} from '../../../../sports/match'
import { football } from '../../sport'

type Sheet = {
  matchId: number
  side: 'home' | 'away'
  revision: number
  at: number
  sheet: FeedSideLineup
}

const SHEET_COLUMNS = {
  matchId: 'int',
  side: 'text',
  revision: 'bigint',
  confirmed: 'boolean',
  formation: 'text',
  coach: 'text',
  at: 'float8',
} as const

const PLAYER_COLUMNS = {
  matchId: 'int',
  side: 'text',
  playerId: 'int',
  state: 'int',
  place: 'int',
  shirtNumber: 'int',
  position: 'text',
  x: 'real',
  y: 'real',
  captain: 'boolean',
  rating: 'real',
  note: 'text',
} as const

/**
 * Line-ups by match and side; the highest revision replaces the whole sheet. Unknown players are
 * left out.
 */
export function lineupStore(onDetails: OnDetails): DetailStore {
  return validatedStore(
    football,
    {
      kind: 'lineup',
      validate: (message) => {
        const isValid = isMaybeSideLineup(message.home) && isMaybeSideLineup(message.away)
        return isValid ? { message, malformed: 0 } : { message: null, malformed: 1 }
      },
      save: async ({ db, source, messages, ids }) => {
        const sheets = newest(
          messages.flatMap((message) => sheetsOf(message, ids.get(message.matchKey))),
        )
        const taken = await storeSheets(db, source, sheets)
        const isTaken = ({ matchId, side }: Sheet) => taken.has(`${matchId} ${side}`)
        await storePlayers(db, sheets.filter(isTaken))
        const matchIds = [...new Set([...taken.keys()].map(matchOf))]
        const marked = [...taken].flatMap(([name, changesMark]) =>
          changesMark ? [matchOf(name)] : [],
        )
        const relisted = [...new Set(marked)]
        await bumpVersions(db, football, relisted)
        return [
          ...matchIds.map((matchId) => ({ matchId, part: 'lineup' as const })),
          ...relisted.map((matchId) => ({ matchId, part: 'columns' as const })),
        ]
      },
    },
    onDetails,
  )
}

/** Match id of the name of a sheet, such as `17 home`. */
function matchOf(name: string): number {
  return Number(name.split(' ')[0])
}

function sheetsOf(
  { home, away, revision, at }: MessageOf<'lineup'>,
  matchId: number | undefined,
): Sheet[] {
  if (matchId === undefined) return []
  const sides = [
    ['home', home],
    ['away', away],
  ] as const
  return sides.flatMap(([side, sheet]) => (sheet ? [{ matchId, side, revision, at, sheet }] : []))
}

/** One sheet per side: the highest revision of the batch. */
function newest(sheets: Sheet[]): Sheet[] {
  const byName = new Map<string, Sheet>()
  for (const sheet of sheets) {
    const name = `${sheet.matchId} ${sheet.side}`
    if ((byName.get(name)?.revision ?? 0) < sheet.revision) byName.set(name, sheet)
  }
  return [...byName.values()]
}

/**
 * Names of the stored sheets; the value says whether the sheet changes the mark of its list row,
 * which is that of a confirmed line-up.
 */
async function storeSheets(db: Db, source: string, sheets: Sheet[]): Promise<Map<string, boolean>> {
  const rows = sheets.map(({ sheet, ...head }) => ({
    ...head,
    confirmed: sheet.confirmed,
    formation: sheet.formation,
    coach: sheet.coach,
  }))
  const { rows: taken } = await sql<{ matchId: number; side: string; changesMark: boolean }>`
    INSERT INTO football_lineups AS t
      (match_id, side, revision, confirmed, formation, coach, source, source_at)
    SELECT r."matchId", r.side, r.revision, r.confirmed, r.formation, r.coach,
      ${source}, to_timestamp(r.at)
    FROM ${jsonRows('r', rows, SHEET_COLUMNS)}
    ON CONFLICT (match_id, side) DO UPDATE
      SET revision = excluded.revision, confirmed = excluded.confirmed,
        formation = excluded.formation, coach = excluded.coach,
        source = excluded.source, source_at = excluded.source_at
      WHERE t.revision < excluded.revision
    RETURNING t.match_id AS "matchId", t.side,
      coalesce(old.confirmed, false) <> new.confirmed AS "changesMark"`.execute(db)
  return new Map(taken.map(({ matchId, side, changesMark }) => [`${matchId} ${side}`, changesMark]))
}

async function storePlayers(db: Db, sheets: Sheet[]): Promise<void> {
  if (sheets.length === 0) return
  const known = await playerIdsOf(db, football, [
    ...new Set(sheets.flatMap(({ sheet }) => sheet.players.map(({ playerKey }) => playerKey))),
  ])
  const rows = sheets.flatMap(({ matchId, side, sheet }) => {
    const once = new Map(sheet.players.map((player) => [player.playerKey, player]))
    return [...once.values()].flatMap((player, place) => {
      const playerId = known.get(player.playerKey)
      return playerId === undefined ? [] : [{ ...player, matchId, side, playerId, place }]
    })
  })
  const names = sheets.map(({ matchId, side }) => ({ matchId, side }))
  await sql`
    DELETE FROM football_lineup_players p
    USING ${jsonRows('r', names, { matchId: 'int', side: 'text' })}
    WHERE p.match_id = r."matchId" AND p.side = r.side`.execute(db)
  await sql`
    INSERT INTO football_lineup_players
      (match_id, side, player_id, state, place, shirt_number, position, x, y, captain, rating, note)
    SELECT r."matchId", r.side, r."playerId", r.state, r.place, r."shirtNumber", r.position,
      r.x, r.y, r.captain, r.rating, r.note
    FROM ${jsonRows('r', rows, PLAYER_COLUMNS)}`.execute(db)
}
