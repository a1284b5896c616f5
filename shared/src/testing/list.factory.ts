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

/** A feed that lives and runs at the speed of the clock. */
export function makeFeed(given: Partial<FeedState> = {}): FeedState {
  return { source: 'demo', aliveAt: KICK_OFF, speed: 1, demo: true, ...given }
}

type Named = { li: number; home: number; away: number }

/** A list of the given matches of any sport, with every league and team that they name. */
export function makeList<Match extends Named>(matches: Match[], given: object = {}) {
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
