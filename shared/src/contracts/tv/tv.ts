import Type, { type Static } from 'typebox'
import { endpoint } from '../http'
import { MatchSummary } from '../matches'
import { RoomCard } from '../rooms'

/** A match with the rooms that show it; the one with the most heat first. */
export const TvMatch = Type.Object({
  matchId: Type.Integer(),
  match: MatchSummary,
  rooms: Type.Array(RoomCard),
})
export type TvMatch = Static<typeof TvMatch>

/**
 * Without any video the answer is `tv.no_video` (code 20001).
 */
export const getTvMatches = endpoint({
  method: 'GET',
  path: '/live/tv/match-list',
  summary: 'Matches with video, on air or announced, by kick-off',
  login: 'optional',
  reply: Type.Array(TvMatch),
})
