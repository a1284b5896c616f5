import type { ParsedMatch } from '../season/parsed-season'

/** With fewer matches a season has just begun or is incomplete: no club counts as stray. */
const MIN_USUAL = 8
/** A club with a quarter of the usual matches or fewer is stray. */
const SHARE = 4
const MATCHDAY = /^第\d+轮$/

/**
 * Clubs that do not belong to a league season, with the number of their matches: they are new and
 * have far fewer matches than the other clubs, mostly because a name was truncated or misspelt.
 * Clubs of play-offs do not count: the round says so, or they play only one other club, home and
 * away.
 */
export function strayClubs(
  matches: readonly ParsedMatch[],
  known: ReadonlyMap<string, number>,
): Map<string, number> {
  const byClub = new Map<string, ParsedMatch[]>()
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

function isOfPlayOff(key: string, own: readonly ParsedMatch[]): boolean {
  if (own.some(({ round }) => round !== '' && !MATCHDAY.test(round))) return true
  const opponents = new Set(own.flatMap(({ homeKey, awayKey }) => [homeKey, awayKey]))
  const atHome = own.filter(({ homeKey }) => homeKey === key).length
  return own.length === 2 && atHome === 1 && opponents.size === 2
}
