import type { ToldMatch } from '../told'
import type { KnownMatch } from './known-match'

/** Files without a zone or without a time may be a day off. */
const NEAR_SECONDS = 36 * 3600

export type Meeting = {
  known: KnownMatch
  /** The file has the two teams of a match on neutral ground the other way round. */
  isTurned: boolean
}

/**
 * Which known match of the same season a told one is; null for a new one. The same pair may meet more than once, so:
 * the same round, else kick-offs within a day and a half, else the only match of that pair of which one file knows no
 * round (a match put off by months). `taken` are keys that other rows of the same file are.
 */
export function meet(
  told: ToldMatch,
  pairs: ReadonlyMap<string, KnownMatch[]>,
  taken: ReadonlySet<string>,
): Meeting | null {
  const free = (key: string) => (pairs.get(key) ?? []).filter((known) => !taken.has(known.key))
  const straight = free(pairKey(told.homeKey, told.awayKey))
  const known =
    straight.find(({ round }) => round !== '' && round === told.round) ??
    nearest(straight, told.kickoffAt) ??
    only(straight, told)
  if (known) return { known, isTurned: false }
  const turned = free(pairKey(told.awayKey, told.homeKey)).filter(({ neutral }) => neutral || told.neutral)
  const other = nearest(turned, told.kickoffAt)
  return other ? { known: other, isTurned: true } : null
}

export function pairKey(homeKey: string, awayKey: string): string {
  return `${homeKey} ${awayKey}`
}

function nearest(matches: KnownMatch[], kickoffAt: number): KnownMatch | null {
  const byDistance = matches
    .map((match) => ({ match, distance: Math.abs(match.kickoffAt - kickoffAt) }))
    .sort((a, b) => a.distance - b.distance)
  const [first] = byDistance
  return first && first.distance <= NEAR_SECONDS ? first.match : null
}

function only(matches: KnownMatch[], told: ToldMatch): KnownMatch | null {
  const [first, second] = matches
  return first && !second && (first.round === '' || told.round === '') ? first : null
}
