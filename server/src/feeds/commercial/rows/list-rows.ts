import Type from 'typebox'
import type { CompetitionRecord, PlayerRecord, SeasonRecord, TeamRecord } from '../records'
import type { ReadRow } from '../vendor'
import {
  type Dialect,
  names,
  namesOf,
  OptionalText,
  optional,
  positionOf,
  Seconds,
  Small,
} from './fields'
import { reader } from './row-reader'

const COLOR = /^#[0-9a-fA-F]{6}$/
const KINDS = [0, 1, 2, 3] as const

export function competitionRows({ id }: Dialect): ReadRow<CompetitionRecord> {
  const schema = Type.Object({
    ...names,
    id,
    country: OptionalText,
    primary_color: OptionalText,
    type: Type.Optional(Type.Integer()),
  })
  return reader(schema, (row) => {
    const named = namesOf(row)
    const color = row.primary_color ?? ''
    return (
      named && {
        id: `${row.id}`,
        nameZh: named.nameZh,
        shortZh: named.shortZh,
        area: row.country ?? '',
        kind: KINDS.find((kind) => kind === row.type) ?? 0,
        color: COLOR.test(color) ? color : null,
      }
    )
  })
}

export function teamRows({ id }: Dialect): ReadRow<TeamRecord> {
  const schema = Type.Object({ ...names, id, national: Type.Optional(Type.Integer()) })
  return reader(schema, (row) => {
    const named = namesOf(row)
    return named && { id: `${row.id}`, ...named, isNational: row.national === 1 }
  })
}

export function seasonRows({ id }: Dialect): ReadRow<SeasonRecord> {
  const schema = Type.Object({
    id,
    competition_id: id,
    year: Type.String({ minLength: 1, maxLength: 50 }),
    start_time: Type.Optional(Seconds),
    end_time: Type.Optional(Seconds),
  })
  return reader(schema, (row) => ({
    id: `${row.id}`,
    competitionId: `${row.competition_id}`,
    name: row.year,
    startsAt: optional(row.start_time),
    endsAt: optional(row.end_time),
  }))
}

export function playerRows({ id }: Dialect): ReadRow<PlayerRecord> {
  const schema = Type.Object({
    ...names,
    id,
    team_id: Type.Optional(Type.Union([id, Type.Literal(0), Type.Literal('')])),
    position: OptionalText,
    shirt_number: Small,
    height: Small,
    weight: Small,
    birthday: Type.Optional(Type.Integer({ minimum: -9_999_999_999, maximum: 9_999_999_999 })),
    preferred_foot: Type.Optional(Type.Integer()),
  })
  return reader(schema, (row) => {
    const named = namesOf(row)
    return (
      named && {
        id: `${row.id}`,
        teamId: row.team_id ? `${row.team_id}` : null,
        nameZh: named.nameZh,
        shortZh: named.shortZh,
        position: positionOf(row.position),
        shirtNumber: optional(row.shirt_number),
        bornAt: optional(row.birthday),
        heightCm: optional(row.height),
        weightKg: optional(row.weight),
        foot: KINDS.find((foot) => foot === row.preferred_foot) ?? 0,
      }
    )
  })
}
