import Type, { type Static } from 'typebox'

/** A picture with known size, so that its place is reserved before it loads. */
export const Picture = Type.Object({
  small: Type.String({ description: 'address for a list' }),
  large: Type.String({ description: 'address for a page and the viewer' }),
  width: Type.Integer({ minimum: 1, description: 'pixels of the large one' }),
  height: Type.Integer({ minimum: 1 }),
})
export type Picture = Static<typeof Picture>

/** Key of a picture that was uploaded and is not yet part of a post or an article. */
export const PictureKey = Type.String({ pattern: '^[0-9a-f]{32}$' })
