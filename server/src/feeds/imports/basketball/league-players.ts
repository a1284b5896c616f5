import type { FeedPlayer } from '../../feed'
import { nameOf, playerKey } from '../../replay/nba'

/** A player of a list of the league; names in Chinese where the catalogue has them. */
export function leaguePlayer(id: number, name: string, teamKey: string | null): FeedPlayer {
  const nameZh = nameOf({ id, name })
  return {
    key: playerKey(id),
    teamKey,
    nameZh,
    shortZh: nameZh.split('·').at(-1) ?? nameZh,
    position: null,
    shirtNumber: null,
    birthDate: null,
    heightCm: null,
    weightKg: null,
    foot: 0,
    areaZh: null,
  }
}
