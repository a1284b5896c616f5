import { validatorOf } from '@saidian/shared/contracts/validation'
import Type from 'typebox'

const MAX_SMALL = 32_767
/** Limit of times, seconds since 1970, in both directions. */
const MAX_TIME = 1e11
/** Without NUL and halves of surrogate pairs: PostgreSQL cannot store them, texts lose them. */
export const STORABLE = '^[^\\0\\ud800-\\udfff]*$'

/** Name of a thing at its source. */
export const Key = Type.String({ minLength: 1, maxLength: 200, pattern: STORABLE })
export const isKey = validatorOf(Key)

/** A name or a code; may be empty. */
export const ShortText = Type.String({ maxLength: 200 })
export const Text = Type.String({ minLength: 1, maxLength: 2_000 })
/** May be empty. */
export const MaybeText = Type.Union([Type.String({ maxLength: 2_000 }), Type.Null()])

export const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** Fits a `smallint` column. */
export const Small = Type.Integer({ minimum: 0, maximum: MAX_SMALL })
export const MaybeSmall = Type.Union([Small, Type.Null()])

/** Home and away; null while unknown. */
export const MaybePair = Type.Union([Type.Tuple([Small, Small]), Type.Null()])

/** Seconds since 1970. */
export const Moment = Type.Number({ exclusiveMinimum: -MAX_TIME, exclusiveMaximum: MAX_TIME })
export const isMoment = validatorOf(Moment)

/** Seconds since 1970; 0 is no time. */
export const Timestamp = Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: MAX_TIME })

/** Grows with every message about a match. */
export const Revision = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
export const isRevision = validatorOf(Revision)

export const Side = Type.Enum(['home', 'away', 'none'])

/** Percent of the pitch. */
export const Place = Type.Number({ minimum: 0, maximum: 100 })

/**
 * Goalkeeper, defence, midfield, forward, or a position of basketball (codes-and-words 1.6); null
 * when unknown.
 */
export const PlayingPosition = Type.Union([
  Type.Enum(['G', 'D', 'M', 'F', 'C', 'SF', 'PF', 'SG', 'PG']),
  Type.Null(),
])

/** `yyyy-MM-dd`; whether there is such a day is a rule of who stores it. */
export const MaybeDate = Type.Union([
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  Type.Null(),
])
