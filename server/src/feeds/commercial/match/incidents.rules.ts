import type { FeedIncident } from '../../feed'
import type { IncidentRecord } from '../records'

const KICKS = [29, 30]
const VAR = 28
const SIDES = ['none', 'home', 'away'] as const

/**
 * Incidents of a match with keys of ours, since the vendors have none. The key numbers incidents by
 * type and side, so that an incident with a later correction of scorer or minute has the same key.
 * Kicks of a shoot-out are numbered together in their order.
 */
export function incidentsOf(
  records: readonly IncidentRecord[],
  playerKey: (id: string) => string,
): FeedIncident[] {
  const counts = new Map<string, number>()
  const inOrder = records
    .map((record, place) => ({ record, place }))
    .sort((a, b) => minutesOf(a.record) - minutesOf(b.record) || a.place - b.place)
  return inOrder.map(({ record }) => {
    const { player, other, type, position, minute, addedMinute, score } = record
    const group = KICKS.includes(type) ? 'kick' : `${type}-${SIDES[position]}`
    const number = (counts.get(group) ?? 0) + 1
    counts.set(group, number)
    return {
      key: `${group}-${String(number).padStart(2, '0')}`,
      type,
      side: SIDES[position],
      minute,
      addedMinute,
      score,
      player: player?.name || null,
      otherPlayer: other?.name || null,
      playerKey: player?.id ? playerKey(player.id) : null,
      otherPlayerKey: other?.id ? playerKey(other.id) : null,
      reason: record.reason,
      varReason: record.varReason,
      varResult: record.varResult,
    }
  })
}

function minutesOf({ minute, addedMinute }: IncidentRecord): number {
  return minute + (addedMinute ?? 0) / 100
}

/** True if the last incident is a review without a result. */
export function isUnderReview(records: readonly IncidentRecord[]): boolean {
  const last = records.at(-1)
  return last?.type === VAR && (last.varResult ?? 0) === 0
}
