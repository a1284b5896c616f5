import type { FeedLineupPlayer, FeedMessage, FeedPlayer, FeedSideLineup } from '../../feed'
import type { LineupRecord, PlayerRecord, SheetPlayerRecord } from '../records'

type Keys = {
  matchKey: (id: string) => string
  playerKey: (id: string) => string
  teamKey: (id: string | null) => string | null
}

export function playerOf(record: PlayerRecord, { playerKey, teamKey }: Keys): FeedPlayer {
  const { id, teamId, bornAt, nameZh, shortZh, position, shirtNumber, heightCm, weightKg, foot } =
    record
  const birthDate = bornAt === null ? null : new Date(bornAt * 1_000).toISOString().slice(0, 10)
  return {
    key: playerKey(id),
    teamKey: teamKey(teamId),
    nameZh,
    shortZh,
    position,
    shirtNumber,
    birthDate,
    heightCm,
    weightKg,
    foot,
    areaZh: null,
  }
}

/** Messages for a line-up: first its unknown players, then the line-up. */
export function lineupMessages(
  record: LineupRecord,
  {
    revision,
    keys,
    isKnown,
  }: { revision: number; keys: Keys; isKnown: (playerId: string) => boolean },
): FeedMessage[] {
  const at = Math.floor(revision / 1_000)
  const unknown = [...record.home, ...record.away].filter(({ id }) => !isKnown(id))
  const players = unknown.map(({ id, name, position, shirtNumber }): FeedPlayer => {
    const unknownFields = {
      birthDate: null,
      heightCm: null,
      weightKg: null,
      foot: 0 as const,
      areaZh: null,
    }
    return {
      key: keys.playerKey(id),
      teamKey: null,
      nameZh: name,
      shortZh: name,
      position,
      shirtNumber,
      ...unknownFields,
    }
  })
  const side = (
    formation: string,
    coach: string | null,
    list: SheetPlayerRecord[],
  ): FeedSideLineup | null =>
    list.length === 0
      ? null
      : {
          confirmed: record.confirmed,
          formation,
          coach,
          players: list.map((player) => sheetPlayer(player, keys)),
        }
  return [
    ...(players.length > 0 ? [{ kind: 'players' as const, at, players }] : []),
    {
      kind: 'lineup' as const,
      at,
      matchKey: keys.matchKey(record.matchId),
      revision,
      home: side(record.homeFormation, record.homeCoach, record.home),
      away: side(record.awayFormation, record.awayCoach, record.away),
    },
  ]
}

/**
 * Mirrors `x`: the vendors count it from the right touchline as the own team sees the pitch. `x`
 * and `y` are null for a player without a place.
 */
function sheetPlayer(record: SheetPlayerRecord, { playerKey }: Keys): FeedLineupPlayer {
  const { id, isStarter, shirtNumber, position, captain, x, y, rating } = record
  const isPlaced = isStarter && (x > 0 || y > 0)
  return {
    playerKey: playerKey(id),
    state: isStarter ? 1 : 0,
    shirtNumber,
    position,
    captain,
    rating,
    x: isPlaced ? 100 - x : null,
    y: isPlaced ? y : null,
    note: null,
  }
}
