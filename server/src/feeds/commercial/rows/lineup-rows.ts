import Type from 'typebox'
import type { LineupRecord, SheetPlayerRecord } from '../records'
import type { ReadRow } from '../vendor'
import { type Dialect, names, namesOf, optional, positionOf, Small, Words } from './fields'
import { list, reader } from './row-reader'

/** The sheets of one match. A side with one unreadable player is a side without him. */
export function lineupRows(dialect: Dialect): ReadRow<LineupRecord> {
  const player = sheetPlayerRows(dialect)
  const schema = Type.Object({
    confirmed: Type.Integer(),
    ...{ home_formation: Words, away_formation: Words, home_coach: Words, away_coach: Words },
    lineup: Type.Object({ home: Type.Unknown(), away: Type.Unknown() }),
  })
  return reader(schema, (row, onMalformed) => ({
    ...{ matchId: '', confirmed: row.confirmed === 1 },
    ...{ homeFormation: row.home_formation ?? '', awayFormation: row.away_formation ?? '' },
    ...{ homeCoach: row.home_coach || null, awayCoach: row.away_coach || null },
    home: list(player, row.lineup.home, onMalformed) ?? [],
    away: list(player, row.lineup.away, onMalformed) ?? [],
  }))
}

function sheetPlayerRows({ id }: Dialect): ReadRow<SheetPlayerRecord> {
  const Place = Type.Optional(Type.Number({ minimum: 0, maximum: 100 }))
  const schema = Type.Object({
    ...{ ...names, id, first: Type.Integer(), captain: Type.Optional(Type.Integer()) },
    ...{ shirt_number: Small, position: Words, x: Place, y: Place, rating: Words },
  })
  return reader(schema, (row) => {
    const named = namesOf(row)
    const rating = Number(row.rating ?? 0)
    return (
      named && {
        ...{ id: `${row.id}`, name: named.nameZh, x: row.x ?? 0, y: row.y ?? 0 },
        ...{ isStarter: row.first === 1, captain: row.captain === 1 },
        ...{ shirtNumber: optional(row.shirt_number), position: positionOf(row.position) },
        rating: rating > 0 && rating <= 10 ? rating : null,
      }
    )
  })
}
