import type { FootballList, FootballMatch } from '../contracts/football'
import type { FeedState, League, Team } from '../contracts/matches'

const KICK_OFF = 1_770_000_000

/** A valid league; ids 1, 2, 3 … give different names. */
export function makeLeague(given: Partial<League> = {}): League {
  const id = given.id ?? 1
  return {
    id,
    nameZh: `联赛${id}`,
    shortZh: `联${id}`,
    letter: 'L',
    areaZh: '欧洲',
    color: '#3366cc',
    level: 1,
    weight: 60,
    kind: 1,
    ...given,
  }
}

/** A valid club. */
export function makeTeam(given: Partial<Team> = {}): Team {
  const id = given.id ?? 1
  return {
    id,
    nameZh: `球队${id}`,
    shortZh: `队${id}`,
    colors: ['#d32f2f', '#ffffff'],
    mark: '队',
    iso: null,
    ...given,
  }
}

/**
 * A match of league 1 between teams 1 and 2, not started; give `s`, `ot` and `score` for another
 * state.
 */
export function makeMatch(given: Partial<FootballMatch> = {}): FootballMatch {
  return {
    id: 1,
    li: 1,
    round: '第1轮',
    home: 1,
    away: 2,
    neutral: false,
    kickoffAt: KICK_OFF,
    s: 1,
    ot: null,
    score: null,
    half: null,
    corners: null,
    yellow: null,
    red: null,
    extra: null,
    shootout: null,
    varCheck: false,
    version: 1,
    source: 'demo',
    sourceAt: KICK_OFF,
    ...given,
  }
}

/** A feed that lives and runs at the speed of the clock. */
export function makeFeed(given: Partial<FeedState> = {}): FeedState {
  return { source: 'demo', aliveAt: KICK_OFF, speed: 1, demo: true, ...given }
}

/** A list of the given matches with every league and team that they name. */
export function makeFootballList(
  matches: FootballMatch[] = [makeMatch()],
  given: Partial<FootballList> = {},
): FootballList {
  const leagueIds = [...new Set(matches.map((match) => match.li))]
  const teamIds = [...new Set(matches.flatMap((match) => [match.home, match.away]))]
  return {
    epoch: 'e1',
    seq: 0,
    serverAt: KICK_OFF * 1000,
    feed: makeFeed(),
    leagues: leagueIds.map((id) => makeLeague({ id })),
    teams: teamIds.map((id) => makeTeam({ id })),
    matches,
    ...given,
  }
}
