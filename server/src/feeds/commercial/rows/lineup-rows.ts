import Type from 'typebox'
import type { LineupRecord, SheetPlayerRecord } from '../records'
import type { ReadRow } from '../vendor'
import { type Dialect, names, namesOf, OptionalText, optional, positionOf, Small } from './fields'
import { list, reader } from './row-reader'

/** The line-ups of one match, without unreadable players. */
export function lineupRows(dialect: Dialect): ReadRow<LineupRecord> {
  const player = sheetPlayerRows(dialect)
  const schema = Type.Object({
    confirmed: Type.Integer(),
    home_formation: OptionalText,
    away_formation: OptionalText,
    home_coach: OptionalText,
    away_coach: OptionalText,
    lineup: Type.Object({ home: Type.Unknown(), away: Type.Unknown() }),
  })
  return reader(schema, (row, onMalformed) => ({
    matchId: '',
    confirmed: row.confirmed === 1,
    homeFormation: row.home_formation ?? '',
    awayFormation: row.away_formation ?? '',
    homeCoach: row.home_coach || null,
    awayCoach: row.away_coach || null,
    home: list(player, row.lineup.home, onMalformed) ?? [],
    away: list(player, row.lineup.away, onMalformed) ?? [],
  }))
}

function sheetPlayerRows({ id }: Dialect): ReadRow<SheetPlayerRecord> {
  const Place = Type.Optional(Type.Number({ minimum: 0, maximum: 100 }))
  const schema = Type.Object({
    ...names,
    id,
    first: Type.Integer(),
    captain: Type.Optional(Type.Integer()),
    shirt_number: Small,
    position: OptionalText,
    x: Place,
    y: Place,
    rating: OptionalText,
  })
  return reader(schema, (row) => {
    const named = namesOf(row)
    const rating = Number(row.rating ?? 0)
    return (
      named && {
        id: `${row.id}`,
        name: named.nameZh,
        x: row.x ?? 0,
        y: row.y ?? 0,
        isStarter: row.first === 1,
        captain: row.captain === 1,
        shirtNumber: optional(row.shirt_number),
        position: positionOf(row.position),
        rating: rating > 0 && rating <= 10 ? rating : null,
      }
    )
  })
}
