import type {
  BasketballHeader,
  BasketballText,
  BoxScore,
  PlayerLine,
  Shot,
  ShotChart,
} from '../contracts/basketball'
import { makeBasketballMatch } from './basketball.factory'
import { makeFeed, makeLeague, makeTeam } from './list.factory'

const TIP_OFF = 1_770_000_000
const POSITION = { epoch: 'e1', seq: 0, serverAt: TIP_OFF * 1000 }

/** Header of a game that has not begun; with another `match`, league and teams follow from it. */
export function makeBasketballHeader(given: Partial<BasketballHeader> = {}): BasketballHeader {
  const match = given.match ?? makeBasketballMatch()
  return {
    ...POSITION,
    feed: makeFeed(),
    match,
    league: makeLeague({ id: match.li }),
    season: '2025-26',
    home: makeTeam({ id: match.home }),
    away: makeTeam({ id: match.away }),
    venue: null,
    referee: null,
    coverage: { mlive: 0, text: 0, lineup: 0, intelligence: 0, odds: 0, box: 0, shots: 0 },
    correctedAt: null,
    ...given,
  }
}

/** Text and flow of a game of which nothing is known yet. */
export function makeBasketballText(given: Partial<BasketballText> = {}): BasketballText {
  return { ...POSITION, incidents: [], textLive: [], hasMore: false, flow: [], ...given }
}

/** A starter who has not played yet; ids give different names. */
export function makePlayerLine(given: Partial<PlayerLine> = {}): PlayerLine {
  const playerId = given.playerId ?? 1
  return {
    playerId,
    nameZh: `球员${playerId}`,
    shortZh: `球员${playerId}`,
    shirtNumber: playerId,
    position: 'SF',
    starter: true,
    onCourt: false,
    absent: null,
    seconds: 0,
    points: 0,
    fieldGoals: [0, 0],
    threes: [0, 0],
    freeThrows: [0, 0],
    offensiveRebounds: 0,
    defensiveRebounds: 0,
    assists: 0,
    steals: 0,
    blocks: 0,
    turnovers: 0,
    fouls: 0,
    plusMinus: 0,
    ...given,
  }
}

/** The box score of these players; of five starters a side by default. */
export function makeBoxScore(given: Partial<BoxScore> = {}): BoxScore {
  const five = (first: number) =>
    Array.from({ length: 5 }, (_, place) => makePlayerLine({ playerId: first + place }))
  return { ...POSITION, home: five(1), away: five(101), ...given }
}

/** A made two of the home side near the basket; keys stay apart only when they are given. */
export function makeShot(given: Partial<Shot> = {}): Shot {
  return {
    key: 's1',
    revision: 1,
    at: TIP_OFF,
    side: 'home',
    playerId: 1,
    player: '球员1',
    period: 1,
    clock: 600,
    x: 1,
    y: 1,
    points: 2,
    made: true,
    ...given,
  }
}

/** The shots of a game. */
export function makeShotChart(shots: Shot[] = [makeShot()]): ShotChart {
  return { ...POSITION, shots }
}
