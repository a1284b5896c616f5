import Type, { type TSchema } from 'typebox'
import type { Named } from '../records'

/** Differences between the rows of vendors. */
export type Dialect = {
  id: TSchema
  /** The person of a row by the name of the field, such as `player` or `in_player`. */
  personOf: (row: Record<string, unknown>, field: string) => Named | null
}

const MAX_NAME_LENGTH = 200
const SMALL = 32_767

export const Count = Type.Integer({ minimum: -1, maximum: 999 })
export const Seconds = Type.Integer({ minimum: 0, maximum: 99_999_999_999 })
export const Code = Type.Integer({ minimum: 0, maximum: SMALL })
export const Side = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)])
export const OptionalText = Type.Optional(
  Type.Union([Type.Null(), Type.String({ maxLength: 500 })]),
)
export const Small = Type.Optional(Type.Integer({ minimum: 0, maximum: 999 }))
export const Scores = Type.Array(Count, { minItems: 7, maxItems: 7 })

/** Chinese names if the contract includes them, else international names. */
const Name = Type.Optional(Type.String({ maxLength: MAX_NAME_LENGTH }))
export const names = {
  name: Name,
  short_name: Name,
  name_zh: Name,
  short_name_zh: Name,
  name_en: Name,
}

type NamesRow = { [Field in keyof typeof names]?: string }

/** Names of a row; null without any name. */
export function namesOf({ name, short_name, name_zh, short_name_zh, name_en }: NamesRow) {
  const nameZh = name_zh || name || name_en
  if (!nameZh) return null
  const shortZh = short_name_zh || short_name || nameZh
  return { nameZh, shortZh, otherNames: [name, name_en].filter((other) => other !== undefined) }
}

/** A person; null without a valid name, with an empty id if unknown. */
export function person(id: unknown, name: unknown): Named | null {
  if (typeof name !== 'string' || name === '' || name.length > MAX_NAME_LENGTH) return null
  return { id: typeof id === 'string' || (typeof id === 'number' && id > 0) ? `${id}` : '', name }
}

const POSITIONS = ['G', 'D', 'M', 'F'] as const

export function positionOf(text: string | null | undefined) {
  return POSITIONS.find((position) => position === text) ?? null
}

/** Null for a missing number or 0, both of which mean unknown. */
export function optional(value: number | undefined): number | null {
  return value ? value : null
}
