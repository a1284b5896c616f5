import Type, { type Static } from 'typebox'

/** 1 yes, 0 no (codes-and-words 1.6): which parts of the page have something to show. */
export const MatchCoverage = Type.Object({
  mlive: Type.Integer({ description: '2D animation' }),
  text: Type.Integer(),
  lineup: Type.Integer(),
  intelligence: Type.Integer(),
  odds: Type.Integer(),
  box: Type.Optional(Type.Integer({ description: 'box score' })),
  shots: Type.Optional(Type.Integer({ description: 'shots with their places' })),
})
export type MatchCoverage = Static<typeof MatchCoverage>

export const MatchIntelligence = Type.Object({
  goodHome: Type.Array(Type.String()),
  badHome: Type.Array(Type.String()),
  goodAway: Type.Array(Type.String()),
  badAway: Type.Array(Type.String()),
  neutral: Type.Array(Type.String()),
})
export type MatchIntelligence = Static<typeof MatchIntelligence>

/** Parts of a match whose origin is known. */
export const MATCH_PARTS = [
  'fixture',
  'result',
  'incidents',
  'statistics',
  'lineup',
  'box',
  'shots',
  'text',
  'odds',
] as const

export const MatchOrigins = Type.Object({
  parts: Type.Array(
    Type.Object({
      part: Type.Enum(MATCH_PARTS),
      source: Type.String({ description: 'name of a feed or an import, such as `football-data`' }),
      changedAt: Type.Integer({ description: 'its newest entry, seconds since 1970' }),
      importedAt: Type.Union([Type.Integer(), Type.Null()], {
        description: 'seconds since 1970; null for what a feed brings',
      }),
    }),
  ),
})
export type MatchOrigins = Static<typeof MatchOrigins>
