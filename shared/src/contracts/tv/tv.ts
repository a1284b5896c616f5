import Type from 'typebox'
import { endpoint } from '../http'

/**
 * Without any video the answer is `tv.no_video` (code 20001).
 */
export const getTvMatches = endpoint({
  method: 'GET',
  path: '/live/tv/match-list',
  summary: 'Matches with video',
  login: 'optional',
  reply: Type.Array(Type.Object({ matchId: Type.Integer() })),
})
