import type { DetailMessage } from '../../feed'
import { absenceOn } from './fitness.rules'
import { feedPlayer, squadOf } from './squad'

export type BansOf = (teamKey: string) => ReadonlyMap<string, string>

/** Codes-and-words 1.6. */
const SUSPENDED = 2 as const

/** All players of the clubs. */
export function playersOf(seed: string, teamKeys: readonly string[], at: number): DetailMessage {
  return {
    kind: 'players',
    at,
    players: teamKeys.flatMap((teamKey) => squadOf(seed, teamKey).map(feedPlayer)),
  }
}

type OnDay = { seed: string; day: number; at: number; bansOf: BansOf }

/**
 * Unavailable players of each club on `day`; `bansOf` gives the suspended ones with the reasons.
 */
export function injuriesOf(
  teamKeys: readonly string[],
  { seed, day, at, bansOf }: OnDay,
): DetailMessage[] {
  return teamKeys.map((teamKey) => {
    const bans = bansOf(teamKey)
    return {
      kind: 'injuries',
      at,
      teamKey,
      injuries: squadOf(seed, teamKey).flatMap((player) => {
        const ban = bans.get(player.key)
        const absence = ban === undefined ? absenceOn(seed, player, day) : suspension(ban)
        return absence ? [{ playerKey: player.key, ...absence }] : []
      }),
    }
  })
}

function suspension(note: string) {
  return { type: SUSPENDED, note, since: null }
}
