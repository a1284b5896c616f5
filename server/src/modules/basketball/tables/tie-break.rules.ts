import { type LevelRule, MEASURE } from '../../../sports/analysis'

export type BasketballLevelRule = 'conference' | 'head-to-head'

const { percentage, difference, scored, wins } = MEASURE

/**
 * Teams with the same winning percentage.
 *
 * `conference`: NBA and WNBA compare the percentage of the meetings, then of the games inside the
 * conference, then the points difference; meetings count while others are to come. Not followed:
 * leaders of divisions, records inside a division and against teams of the play-offs, which need
 * the final table. Source (public knowledge): NBA tie-break procedures since 2015-16.
 *
 * `head-to-head`: wins, points difference and points of the meetings once all are played, then
 * difference and points of the season. Sources (public knowledge): FIBA Official Basketball Rules,
 * appendix D, classification of teams; EuroLeague Bylaws, tie-breaks of the regular season;
 * 中国篮球协会 CBA 联赛竞赛规程.
 */
const LEVEL_RULES: { [Name in BasketballLevelRule]: LevelRule<Name> } = {
  conference: {
    name: 'conference',
    meetings: [percentage],
    whileOpen: true,
    within: [percentage],
    season: [difference],
  },
  'head-to-head': {
    name: 'head-to-head',
    meetings: [wins, difference, scored],
    season: [difference, scored],
  },
}

const CONFERENCE_LEAGUES: ReadonlySet<string> = new Set(['nba', 'wnba'])

/** The rule of a league. */
export function levelRule(leagueKey: string): LevelRule<BasketballLevelRule> {
  return LEVEL_RULES[CONFERENCE_LEAGUES.has(leagueKey) ? 'conference' : 'head-to-head']
}
