import Type, { type Static } from 'typebox'
import { Author, Seconds } from '../content'
import { endpoint } from '../http'

export const CircleId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

/** A circle of fans (圈子): of a league, of a team, or a general one (综合). */
export const Circle = Type.Object({
  id: CircleId,
  kind: Type.Enum(['league', 'team', 'general']),
  name: Type.String(),
  description: Type.String(),
  /** What its cover is drawn from: colours and mark of the team or league. */
  colors: Type.Tuple([Type.String(), Type.String()]),
  mark: Type.String(),
  iso: Type.Union([Type.String(), Type.Null()]),
  members: Type.Integer({ minimum: 0 }),
  posts: Type.Integer({ minimum: 0 }),
  isJoined: Type.Boolean(),
})
export type Circle = Static<typeof Circle>

export const CircleDetail = Type.Object({
  ...Circle.properties,
  rules: Type.Array(Type.String()),
  managers: Type.Array(Author),
  /** What the caller may do here. */
  role: Type.Enum(['visitor', 'member', 'manager']),
  mutedUntil: Type.Union([Seconds, Type.Null()]),
})
export type CircleDetail = Static<typeof CircleDetail>

export const getCircles = endpoint({
  method: 'GET',
  path: '/community/circle/list',
  summary: 'All circles: joined ones first, then by members',
  login: 'optional',
  query: Type.Object({ kind: Type.Optional(Type.Enum(['league', 'team', 'general'])) }),
  reply: Type.Object({ circles: Type.Array(Circle) }),
})

export const getCircle = endpoint({
  method: 'GET',
  path: '/community/circle/detail/:id',
  summary: 'A circle with its rules and managers',
  login: 'optional',
  params: Type.Object({ id: CircleId }),
  reply: CircleDetail,
})

export const joinCircle = endpoint({
  method: 'POST',
  path: '/community/circle/join',
  summary: 'Joins a circle, or leaves it; sent twice it counts once',
  login: 'required',
  body: Type.Object({ id: CircleId, isOn: Type.Boolean() }),
  reply: Type.Object({ isJoined: Type.Boolean(), members: Type.Integer() }),
})
