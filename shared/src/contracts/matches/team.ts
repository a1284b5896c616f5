import Type, { type Static } from 'typebox'

/** A team of any sport. */
export const Team = Type.Object({
  id: Type.Integer(),
  nameZh: Type.String(),
  shortZh: Type.String(),
  colors: Type.Tuple([Type.String(), Type.String()], {
    description: 'two club colours for the crest, #rrggbb',
  }),
  mark: Type.String({ description: 'one or two characters for the crest' }),
  iso: Type.Union([Type.String(), Type.Null()], {
    description: 'country code of a national team, else null',
  }),
})
export type Team = Static<typeof Team>
