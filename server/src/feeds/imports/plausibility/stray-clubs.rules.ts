import type { ToldMatch } from '../told'

/** In fewer matches nobody can tell a stray club: a season has just begun, or a file has a part of it. */
const MIN_USUAL = 8
/** A club in a quarter of the usual matches, or in fewer, is none of the season. */
const SHARE = 4
const MATCHDAY = /^第\d+轮$/

/**
 * Clubs that a league season cannot have, with the number of their matches: new to it, and in far fewer matches than
 * its clubs usually are. A name that was cut or misspelt makes such a club. Clubs of play-offs are none: their rounds
 * say so, or they only play one other club, home and away.
 */
export function strayClubs(
  matches: readonly ToldMatch[],
  known: ReadonlyMap<string, number>,
): Map<string, number> {
  const byClub = new Map<string, ToldMatch[]>()
  for (const match of matches)
    for (const key of [match.homeKey, match.awayKey])
      byClub.set(key, [...(byClub.get(key) ?? []), match])
  const counts = [...new Set([...byClub.keys(), ...known.keys()])].map((key) =>
    Math.max(byClub.get(key)?.length ?? 0, known.get(key) ?? 0),
  )
  const usual = counts.sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
  if (usual < MIN_USUAL) return new Map()
  const strays = [...byClub].filter(([key, own]) => {
    return !known.has(key) && own.length * SHARE <= usual && !isOfPlayOff(key, own)
  })
  return new Map(strays.map(([key, own]) => [key, own.length]))
}

function isOfPlayOff(key: string, own: readonly ToldMatch[]): boolean {
  if (own.some(({ round }) => round !== '' && !MATCHDAY.test(round))) return true
  const opponents = new Set(own.flatMap(({ homeKey, awayKey }) => [homeKey, awayKey]))
  const atHome = own.filter(({ homeKey }) => homeKey === key).length
  return own.length === 2 && atHome === 1 && opponents.size === 2
}
