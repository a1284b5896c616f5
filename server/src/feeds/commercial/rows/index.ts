import type { Vendor } from '../vendor'
import type { Dialect } from './fields'
import { lineupRows } from './lineup-rows'
import { competitionRows, playerRows, seasonRows, teamRows } from './list-rows'
import { fixtureRows, liveRows } from './match-rows'

type Name = Exclude<keyof Vendor['endpoints'], 'odds'>

/** Row readers of all endpoints except odds, whose layout differs by vendor. */
export function rowsIn(dialect: Dialect): { [N in Name]: Vendor['endpoints'][N]['read'] } {
  return {
    competitions: competitionRows(dialect),
    teams: teamRows(dialect),
    seasons: seasonRows(dialect),
    players: playerRows(dialect),
    fixtures: fixtureRows(dialect),
    live: liveRows(dialect),
    lineups: lineupRows(dialect),
  }
}

export { type Dialect, person } from './fields'
export { quoteFrom } from './quotes'
