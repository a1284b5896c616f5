import Type, { type Static } from 'typebox'

/** A competition of any sport. */
export const League = Type.Object({
  id: Type.Integer(),
  nameZh: Type.String(),
  shortZh: Type.String(),
  letter: Type.String({ description: 'pinyin initial of the filter, A–Z' }),
  areaZh: Type.String(),
  color: Type.String({ description: '#rrggbb' }),
  level: Type.Integer({ description: '1 = 一级, larger is smaller' }),
  weight: Type.Integer({
    description: 'how much readers care, 1–100: lists show the heavier league first',
  }),
  kind: Type.Integer({ description: '0 unknown, 1 league, 2 cup, 3 friendly' }),
})
export type League = Static<typeof League>
