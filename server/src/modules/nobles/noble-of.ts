import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { NobleOf } from '../gifts'
import { readLevels } from './nobles.repository'

/** What another process sold is known here this much later. */
const LIFE_MS = 10_000
const SIZE = 100_000

type Known = { level: number; untilMs: number; goodUntil: number }

/** Levels for messages, gifts and entrances, which ask all the time. */
export function createNobleOf({ db, clock }: { db: Db; clock: Clock }) {
  const known = new Map<string, Known>()

  async function read(memberIds: string[], on: Db): Promise<void> {
    if (known.size > SIZE) known.clear()
    const goodUntil = clock.now() + LIFE_MS
    const found = await readLevels(on, memberIds)
    for (const id of memberIds) known.set(id, { level: 0, untilMs: 0, goodUntil })
    for (const { memberId, level, untilMs } of found)
      known.set(memberId, { level, untilMs, goodUntil })
  }

  const nobleOf: NobleOf = async (memberIds, on = db) => {
    const ids = [...new Set(memberIds)]
    const now = clock.now()
    const isFresh = (id: string) => {
      const goodUntil = known.get(id)?.goodUntil ?? 0
      return goodUntil > now && goodUntil <= now + LIFE_MS
    }
    const unknown = ids.filter((id) => !isFresh(id))
    if (unknown.length > 0) await read(unknown, on)
    const levels = new Map<string, number>()
    for (const id of ids) {
      const { level = 0, untilMs = 0 } = known.get(id) ?? {}
      if (level > 0 && untilMs > now) levels.set(id, level)
    }
    return levels
  }

  return { nobleOf, forget: (memberId: string) => void known.delete(memberId) }
}
