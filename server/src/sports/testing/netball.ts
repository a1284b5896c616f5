import { type AnalysisSport, MEASURE } from '../analysis'
import type { OddsSport } from '../odds'

/** Statuses with other numbers than those of football. */
export const NETBALL_STATUS = { planned: 0, playing: 20, finished: 40, cancelled: 90 } as const

export type NetballRule = 'scored' | 'meetings'

/**
 * A sport for tests of the parts under `sports`: quarters, two points for a win and one for a
 * draw, handicaps and totals without a 1X2.
 */
export const netball: AnalysisSport<NetballRule> & OddsSport = {
  id: 3,
  key: 'netball',
  topics: {
    board: 'board/netball',
    match: (matchId) => `match/netball/${matchId}`,
    odds: (companyId) => `odds/netball/${companyId}`,
  },
  sources: {
    shown: (feedSource) => [feedSource],
    sharing: (source) => [source],
  },
  errors: {
    noSuchMatch: 'request.invalid',
    noSuchLeague: 'request.invalid',
    dateOutOfRange: 'request.invalid',
  },
  statuses: {
    notStarted: NETBALL_STATUS.planned,
    finished: NETBALL_STATUS.finished,
    over: [NETBALL_STATUS.finished, NETBALL_STATUS.cancelled],
    isInPlay: (status) => status === NETBALL_STATUS.playing,
  },
  dayStart: (ms) => ms,
  pastColumns: ['quarters'],
  tables: {
    points: { win: 2, draw: 1, loss: 0 },
    besideTable: /finals/,
    levelRule: (leagueKey) =>
      leagueKey === 'meetings'
        ? { name: 'meetings', meetings: [MEASURE.points], season: [MEASURE.difference] }
        : { name: 'scored', season: [MEASURE.scored] },
    pointsDeducted: () => 0,
  },
  odds: {
    kinds: new Map([
      [1, { priceAbove: 0, middle: 'handicap', listField: 'asia' }],
      [9, { priceAbove: 0, middle: 'total', listField: 'overUnder' }],
    ]),
    mainType: 9,
    started: [NETBALL_STATUS.playing, NETBALL_STATUS.finished],
  },
}
