import Type from 'typebox'
import { codeOf, type Dialect, frameIn, person, quoteFrom, rowsIn, rowsOf, type Vendor } from '..'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Ids are numbers, persons are `{ id, name }`. */
const dialect: Dialect = {
  id: Type.Integer({ minimum: 1 }),
  personOf: (row, field) => {
    const value = row[field]
    if (typeof value !== 'object' || value === null) return null
    const { id, name } = value as { id?: unknown; name?: unknown }
    return person(id, name)
  },
}
const read = rowsIn(dialect)
const page = 'page'

/** Nami (纳米数据). Rates are those of codes-and-words 1.11; a contract may allow others. */
export const nami: Vendor = {
  source: 'nami',
  baseUrl: 'https://open.sportnanoapi.com/api/v5/football',
  perDay: 200_000,
  credentialParams: ({ user, secret }) => ({ user, secret }),
  rowsOf,
  errorOf: codeOf,
  handicapSign: 1,
  endpoints: {
    competitions: {
      name: 'competitions',
      path: 'competition/list',
      page,
      everyMs: 6 * HOUR,
      perMinute: 120,
      read: read.competitions,
    },
    teams: {
      name: 'teams',
      path: 'team/list',
      page,
      everyMs: 6 * HOUR,
      perMinute: 120,
      read: read.teams,
    },
    seasons: {
      name: 'seasons',
      path: 'season/list',
      page,
      everyMs: 6 * HOUR,
      perMinute: 120,
      read: read.seasons,
    },
    players: {
      name: 'players',
      path: 'player/list',
      page,
      everyMs: 24 * HOUR,
      perMinute: 120,
      read: read.players,
    },
    fixtures: {
      name: 'fixtures',
      path: 'match/schedule/diary',
      day: 'date',
      everyMs: 10 * MINUTE,
      perMinute: 60,
      read: read.fixtures,
    },
    live: {
      name: 'live',
      path: 'match/live',
      everyMs: 2 * SECOND,
      perMinute: 60,
      read: read.live,
    },
    odds: {
      name: 'odds',
      path: 'odds/live',
      everyMs: 3 * SECOND,
      perMinute: 30,
      // By kind: { asia: [[match, company, change, score], …], eu: … }.
      read: (row) => {
        if (!Array.isArray(row)) return null
        const [kind, matchId, companyId, change, score] = row
        return quoteFrom({ kind, matchId, companyId, change, score })
      },
    },
    lineups: {
      name: 'lineups',
      path: 'match/lineup/detail',
      match: 'id',
      everyMs: MINUTE,
      perMinute: 60,
      read: read.lineups,
    },
  },
  push: {
    hello: ({ user, secret }) => ({ user, secret, topics: ['football/live', 'football/odds'] }),
    frameOf: frameIn,
  },
}
