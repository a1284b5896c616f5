import type { WyscoutMatch } from '../../wyscout'

/** Who is spoken of in one match. */
export type Cast = {
  /** Home and away as they are called in running text. */
  teams: readonly [home: string, away: string]
  venue: string | null
  /** Name in running text; empty for nobody. */
  name: (playerId: number | null) => string
}

type CastOptions = {
  match: WyscoutMatch
  teams: Cast['teams']
  venue: string | null
  names: (playerId: number) => string | null
}

/** Surnames, but whole names for those who share one in this match. */
export function castOf({ match, teams, venue, names }: CastOptions): Cast {
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

/** 凯文·德布劳内 is 德布劳内, K. De Bruyne is De Bruyne. */
function shortOf(name: string): string {
  return (name.split('·').at(-1) ?? name).replace(/^(?:\p{Lu}\.\s*)+/u, '')
}
