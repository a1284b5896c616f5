import type { Position } from '@saidian/shared/contracts/sockets'
import { SharedAnswer } from '../../../platform/http'

/** Longest time that an answer may lack a stored change that is not published yet. */
const LIFE_MS = 250
const MAX_ENTRIES = 300

type Entry = { matchId: number; position: Position; readAt: number; answer: Promise<unknown> }

export type SharedReadsDeps = {
  /** The current position of the topic of a match. */
  askPosition: (matchId: number) => Promise<Position>
  /** Throws when the database is too busy for a read. */
  checkLoad: () => void
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number
}

export type SharedReads = {
  /** A part of a match; calls `read` unless a cached answer is current. */
  get: <Data>(
    matchId: number,
    part: string,
    read: (position: Position) => Promise<Data>,
  ) => Promise<SharedAnswer<Data>>
  /** Discards the cached answers of these matches. */
  forget: (matchIds: Iterable<number>) => void
}

/**
 * Shares one read among concurrent requests for a part of a match. An answer is reused only while
 * the topic is at the position from before its read, so it never lacks a published change.
 */
export function createSharedReads({
  askPosition,
  checkLoad,
  now = () => performance.now(),
}: SharedReadsDeps): SharedReads {
  const entries = new Map<string, Entry>()

  function start(key: string, matchId: number, position: Position, answer: Promise<unknown>): void {
    const entry: Entry = { matchId, position, readAt: now(), answer }
    entries.delete(key)
    entries.set(key, entry)
    const [oldest] = entries.keys()
    if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest)
    answer.catch(() => {
      if (entries.get(key) === entry) entries.delete(key)
    })
  }

  return {
    get: async <Data>(
      matchId: number,
      part: string,
      read: (position: Position) => Promise<Data>,
    ) => {
      const key = `${matchId} ${part}`
      if (!entries.has(key)) checkLoad()
      const position = await askPosition(matchId)
      const known = entries.get(key)
      if (known && isSame(known.position, position) && now() - known.readAt < LIFE_MS)
        return known.answer as Promise<SharedAnswer<Data>>
      checkLoad()
      const answer = read(position).then((data) => new SharedAnswer(data))
      start(key, matchId, position, answer)
      return answer
    },
    forget: (matchIds) => {
      const gone = new Set(matchIds)
      for (const [key, { matchId }] of entries) if (gone.has(matchId)) entries.delete(key)
    },
  }
}

function isSame(one: Position, other: Position): boolean {
  return one.epoch === other.epoch && one.seq === other.seq
}
