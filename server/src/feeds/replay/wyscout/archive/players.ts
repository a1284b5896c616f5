import { type Position, readNationNames } from '../../../catalogue'
import type { FeedPlayer } from '../../../feed'
import { decodeText } from './archive'
import type { WyscoutPlayer } from './shapes'

const POSITIONS: Record<string, Position | undefined> = {
  GK: 'G',
  DF: 'D',
  MD: 'M',
  FW: 'F',
}
const FEET: Record<string, FeedPlayer['foot'] | undefined> = { left: 1, right: 2, both: 3 }

/** Key of a player, the same in replays. */
export function playerKey(wyId: number): string {
  return `wyscout/${wyId}`
}

export function positionOf(player: WyscoutPlayer | undefined): Position | null {
  return POSITIONS[player?.role?.code2 ?? ''] ?? null
}

/** Feed players without a team: the files are of 2018 and do not have current teams. */
export function feedPlayers(
  players: readonly WyscoutPlayer[],
  namesZh: ReadonlyMap<number, string>,
): FeedPlayer[] {
  const areas = new Map([...readNationNames().values()].map(({ iso, nameZh }) => [iso, nameZh]))
  return players.map((player) => {
    const nameZh = namesZh.get(player.wyId) ?? decodeText(player.shortName)
    return {
      key: playerKey(player.wyId),
      teamKey: null,
      nameZh,
      shortZh: nameZh.split('·').at(-1) ?? nameZh,
      position: positionOf(player),
      shirtNumber: null,
      birthDate:
        player.birthDate && /^\d{4}-\d{2}-\d{2}$/.test(player.birthDate) ? player.birthDate : null,
      heightCm: player.height || null,
      weightKg: player.weight || null,
      foot: FEET[player.foot ?? ''] ?? 0,
      areaZh: areas.get(player.passportArea?.alpha2code ?? '') ?? null,
    }
  })
}
