import type { Position } from '@saidian/shared/contracts'
import { SharedAnswer } from '../../../platform/http'

/** What is stored but not yet published may be missing from an answer for so long. */
const LIFE_MS = 250
const MAX_ENTRIES = 300

type Entry = { matchId: number; position: Position; readAt: number; answer: Promise<unknown> }

export type SharedReadsDeps = {
  /** Where the topic of a match stands; it has published nothing beyond. */
  askPosition: (matchId: number) => Promise<Position>
  /** Throws where a read would come too late. */
  checkLoad: () => void
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number
}

export type SharedReads = {
  /** The part of a match as all who ask for it now get it; `read` runs when nobody's answer is still true. */
  get: <Data>(
    matchId: number,
    part: string,
    read: (position: Position) => Promise<Data>,
  ) => Promise<SharedAnswer<Data>>
  /** The next who asks for these matches reads again. */
  forget: (matchIds: Iterable<number>) => void
}

/**
 * One read for all who ask for the same part of a match. An answer is given again only while the topic stands where it
 * stood before that answer was read, so it never goes back behind a change that somebody has been sent.
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
