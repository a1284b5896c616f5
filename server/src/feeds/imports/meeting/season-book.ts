import type { ToldMatch } from '../told'
import type { KnownMatch } from './known-match'
import { meet, pairKey } from './meet.rules'

/** A told match and the known one it is; `known` is null for a new one. */
export type Entry<Match extends ToldMatch> = {
  told: Match
  key: string
  known: KnownMatch | null
  isTurned: boolean
}

/** Finds the matches of one file among the known ones of their season. `place` begins the keys of new ones. */
export function createSeasonBook(place: string, matches: readonly KnownMatch[]) {
  const pairs = new Map<string, KnownMatch[]>()
  for (const match of matches) {
    const pair = pairKey(match.homeKey, match.awayKey)
    pairs.set(pair, [...(pairs.get(pair) ?? []), match])
  }
  const keys = new Set(matches.map(({ key }) => key))
  const taken = new Set<string>()
  const told = new Map<string, ToldMatch[]>()

  const freshKey = (pair: string): string => {
    const name = `${place}/${pair.replace(' ', '-')}`
    if (!keys.has(name)) return name
    let meeting = 2
    while (keys.has(`${name}/${meeting}`)) meeting += 1
    return `${name}/${meeting}`
  }

  return {
    /** Null when the file told the same match before. */
    enter<Match extends ToldMatch>(match: Match): Entry<Match> | null {
      const pair = pairKey(match.homeKey, match.awayKey)
      const before = told.get(pair) ?? []
      if (before.some((other) => isAgain(other, match))) return null
      told.set(pair, [...before, match])
      const meeting = meet(match, pairs, taken)
      const key = meeting?.known.key ?? freshKey(pair)
      keys.add(key)
      taken.add(key)
      return { told: match, key, known: meeting?.known ?? null, isTurned: meeting?.isTurned ?? false }
    },
  }
}

/** Files without rounds: two teams may meet again on the next day, never on the same. */
const SAME_DAY_SECONDS = 20 * 3600

function isAgain(before: ToldMatch, match: ToldMatch): boolean {
  if (before.round !== match.round) return false
  return match.round !== '' || Math.abs(before.kickoffAt - match.kickoffAt) <= SAME_DAY_SECONDS
}
