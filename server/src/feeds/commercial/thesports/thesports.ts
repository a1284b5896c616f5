import Type from 'typebox'
import { codeOf, type Dialect, frameIn, person, quoteFrom, rowsIn, rowsOf, type Vendor } from '..'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Ids are text, persons are `player_id` and `player_name`. */
const dialect: Dialect = {
  id: Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\w-]+$' }),
  personOf: (row, field) => person(row[`${field}_id`], row[`${field}_name`]),
}
const read = rowsIn(dialect)
const page = 'page'

/** TheSports. Rates are those of codes-and-words 1.11; a contract may allow others. */
export const thesports: Vendor = {
  source: 'thesports',
  baseUrl: 'https://api.thesports.com/v1/football',
  perDay: 200_000,
  credentialParams: ({ user, secret }) => ({ user, secret }),
  rowsOf,
  errorOf: codeOf,
  handicapSign: 1,
  endpoints: {
    competitions: {
      name: 'competitions',
      path: 'competition/additional/list',
      page,
      everyMs: 6 * HOUR,
      perMinute: 120,
      read: read.competitions,
    },
    teams: {
      name: 'teams',
      path: 'team/additional/list',
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
      path: 'player/with_stat/list',
      page,
      everyMs: 24 * HOUR,
      perMinute: 120,
      read: read.players,
    },
    fixtures: {
      name: 'fixtures',
      path: 'match/diary',
      day: 'date',
      everyMs: 10 * MINUTE,
      perMinute: 60,
      read: read.fixtures,
    },
    live: {
      name: 'live',
      path: 'match/detail_live',
      everyMs: 2 * SECOND,
      perMinute: 60,
      read: read.live,
    },
    odds: {
      name: 'odds',
      path: 'odds/live',
      everyMs: 3 * SECOND,
      perMinute: 30,
      // By company: { 2: [[match, kind, change, score], …], 3: … }.
      read: (row) => {
        if (!Array.isArray(row)) return null
        const [companyId, matchId, kind, change, score] = row
        return quoteFrom({ kind, matchId, companyId, change, score })
      },
    },
    lineups: {
      name: 'lineups',
      path: 'match/lineup/detail',
      match: 'uuid',
      everyMs: MINUTE,
      perMinute: 60,
      read: read.lineups,
    },
  },
  push: {
    hello: ({ user, secret }) => ({
      user,
      secret,
      topics: ['thesports/football/live', 'thesports/football/odds'],
    }),
    frameOf: frameIn,
  },
}
