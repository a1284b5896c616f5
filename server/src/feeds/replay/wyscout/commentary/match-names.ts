import type { WyscoutMatch } from '../archive/shapes'

/** Names of teams, venue and players for the text of one match. */
export type MatchNames = {
  /** Home and away, short names. */
  teams: readonly [home: string, away: string]
  venue: string | null
  /** Name of a player in a sentence; empty for null or an unknown player. */
  name: (playerId: number | null) => string
}

type MatchNamesOptions = {
  match: WyscoutMatch
  teams: MatchNames['teams']
  venue: string | null
  names: (playerId: number) => string | null
}

/** Surnames; full names for players of this match who share a surname. */
export function matchNamesOf({ match, teams, venue, names }: MatchNamesOptions): MatchNames {
  const ids = Object.values(match.teamsData).flatMap(({ formation }) => {
    const bench = formation.bench === 'null' ? [] : formation.bench
    return [...formation.lineup, ...bench].map(({ playerId }) => playerId)
  })
  const counts = new Map<string, number>()
  for (const id of new Set(ids)) {
    const short = shortOf(names(id) ?? '')
    counts.set(short, (counts.get(short) ?? 0) + 1)
  }
  return {
    teams,
    venue,
    name: (playerId) => {
      const whole = playerId ? (names(playerId) ?? '') : ''
      const short = shortOf(whole)
      return (counts.get(short) ?? 0) > 1 ? whole : short
    },
  }
}

/** 凯文·德布劳内 becomes 德布劳内, K. De Bruyne becomes De Bruyne. */
function shortOf(name: string): string {
  return (name.split('·').at(-1) ?? name).replace(/^(?:\p{Lu}\.\s*)+/u, '')
}
