import type {
  LineupPlayer,
  MatchHeader,
  MatchLineup,
  MatchText,
  SideLineup,
} from '../contracts/football'
import type { MatchIncident, TextLine } from '../contracts/matches'
import { makeMatch } from './football.factory'
import { makeFeed, makeLeague, makeTeam } from './list.factory'

const KICK_OFF = 1_770_000_000
const POSITION = { epoch: 'e1', seq: 0, serverAt: KICK_OFF * 1000 }

/**
 * Header of a match that has not begun; with another `match` state, clock, league and teams follow
 * from it.
 */
export function makeMatchHeader(given: Partial<MatchHeader> = {}): MatchHeader {
  const match = given.match ?? makeMatch()
  return {
    ...POSITION,
    feed: makeFeed(),
    state: match.s,
    openTime: match.ot,
    timIng: null,
    match,
    league: makeLeague({ id: match.li }),
    season: '2025-26',
    home: makeTeam({ id: match.home }),
    away: makeTeam({ id: match.away }),
    venue: null,
    referee: null,
    coverage: { mlive: 0, text: 0, lineup: 0, intelligence: 0, odds: 0 },
    correctedAt: null,
    ...given,
  }
}

/** A goal of the home side in minute 10; keys stay apart only when they are given. */
export function makeMatchIncident(given: Partial<MatchIncident> = {}): MatchIncident {
  return {
    key: 'i1',
    revision: 1,
    at: KICK_OFF,
    type: 1,
    side: 'home',
    minute: 10,
    addedMinute: null,
    playerId: null,
    player: '球员1',
    otherPlayerId: null,
    otherPlayer: null,
    score: [1, 0],
    reason: null,
    varReason: null,
    varResult: null,
    corrected: false,
    ...given,
  }
}

/** A line of the text live; `order` names its key and its words too. */
export function makeTextLine(given: Partial<TextLine> = {}): TextLine {
  const order = given.order ?? 1
  const minute = given.minute === undefined ? 10 : given.minute
  return {
    key: `t${order}`,
    revision: 1,
    at: KICK_OFF,
    order,
    time: minute === null ? '' : `${minute}'`,
    minute,
    data: `第${order}句`,
    type: 0,
    position: 0,
    main: 0,
    score: null,
    corrected: false,
    ...given,
  }
}

/** Text, timeline and statistics of which nothing is known yet. */
export function makeMatchText(given: Partial<MatchText> = {}): MatchText {
  return {
    ...POSITION,
    environment: null,
    incidents: [],
    textLive: [],
    hasMore: false,
    statistic: [],
    pies: [],
    trend: [],
    ...given,
  }
}

/** A forward among the starters; ids give different names. */
export function makeLineupPlayer(given: Partial<LineupPlayer> = {}): LineupPlayer {
  const playerId = given.playerId ?? 1
  return {
    playerId,
    nameZh: `球员${playerId}`,
    shortZh: `球员${playerId}`,
    state: 1,
    shirtNumber: 9,
    position: 'F',
    x: 50,
    y: 80,
    captain: false,
    rating: null,
    note: null,
    ...given,
  }
}

/** A confirmed 4-3-3 of eleven, without places on the pitch; `firstId` names the first player. */
export function makeSideLineup(given: Partial<SideLineup> = {}, firstId = 1): SideLineup {
  const players = Array.from({ length: 11 }, (_, place) => {
    const position = place === 0 ? 'G' : place <= 4 ? 'D' : place <= 7 ? 'M' : 'F'
    return makeLineupPlayer({
      playerId: firstId + place,
      shirtNumber: place + 1,
      position,
      x: null,
      y: null,
    })
  })
  return { revision: 1, confirmed: true, formation: '4-3-3', coach: '教练', players, ...given }
}

/** Both team sheets without absences. */
export function makeMatchLineup(given: Partial<MatchLineup> = {}): MatchLineup {
  return {
    ...POSITION,
    home: makeSideLineup(),
    away: makeSideLineup({}, 12),
    injuries: { home: [], away: [] },
    ...given,
  }
}
