import Type from 'typebox'

export const Seconds = Type.Integer({ description: 'seconds since 1970' })
export const ContentId = Type.String({ pattern: '^[1-9]\\d{0,17}$' })
/** A match, a team and whatever else the database numbers itself. */
export const NumberId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
export const MemberId = Type.String({ pattern: '^\\d{1,18}$' })
/** Made by the client; the same act sent again is done once. */
export const RequestKey = Type.String({ pattern: '^[0-9a-zA-Z-]{8,64}$' })
/** Where a page of a list goes on: what the page before gave as `next`. */
export const Cursor = Type.String({ minLength: 1, maxLength: 200 })
export const Next = Type.Union([Cursor, Type.Null()], { description: 'null at the end' })
/** Sentence of a reader about what breaks the rules. */
export const ReportReason = Type.Enum([
  'spam',
  'abuse',
  'politics',
  'pornography',
  'fraud',
  'privacy',
  'other',
])
/** How many like something, and whether the caller does. */
export const Likes = Type.Object({
  likes: Type.Integer({ minimum: 0 }),
  isLiked: Type.Boolean(),
})
