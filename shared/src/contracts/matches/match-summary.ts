import Type, { type Static } from 'typebox'
import { Team } from './team'

/** What the crest of a team is drawn from. */
const CrestTeam = Type.Pick(Team, ['id', 'colors', 'mark', 'iso'])

/** A match as other pages name it; its score comes from the lists of matches. */
export const MatchSummary = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  sport: Type.Integer({ description: '1 football, 2 basketball' }),
  league: Type.String(),
  home: Type.String(),
  away: Type.String(),
  kickoffAt: Type.Integer({ description: 'seconds since 1970' }),
  teams: Type.Optional(
    Type.Tuple([CrestTeam, CrestTeam], { description: 'home and away, for a drawn cover' }),
  ),
})
export type MatchSummary = Static<typeof MatchSummary>
