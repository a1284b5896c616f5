import type { Db } from '../../../platform/database'
import { type Candidate, findCandidates, type Wanted } from './candidates.repository'
import { comparePlaces, type Place, placeAt } from './cursor.rules'
import { readParts, type SearchedEntry } from './hits.repository'
import { containsAll, queryParts, queryTerms } from './terms.rules'

/** Parts of logs that are read at once: few first, since a common text is in all of them. */
const BATCHES = [8, 32, 64] as const
/** Parts that one call reads, unless all of them are of the same moment. */
const MAX_READ = 320
const FIRST_CANDIDATES = 400
/** More than conversations of a member have parts around one moment. */
const MAX_CANDIDATES = 20_000

export type Query = {
  memberId: string
  conversationId: string | null
  text: string
  hidden: ReadonlySet<string>
  before: Place | null
  limit: number
}

/** `next` is where a search goes on, also after a part that found little; null at the end. */
export type Found = { entries: SearchedEntry[]; next: Place | null }

/** Messages of a member that contain all parts of a query, newest first. */
export async function findMessages(db: Db, query: Query): Promise<Found> {
  const texts = queryParts(query.text)
  if (texts.length === 0) return { entries: [], next: null }
  const terms = queryTerms(texts)
  const candidates = await readCandidates(db, { ...query, terms })
  const isHit = (entry: SearchedEntry) =>
    containsAll(entry.text, texts) &&
    (!query.before || comparePlaces(query.before, place(entry)) < 0)
  const hits: SearchedEntry[] = []
  let read = 0
  for (let round = 0; read < candidates.readable; round++) {
    if (isEnough(hits, candidates, { read, limit: query.limit })) break
    if (mayStop(candidates, read, query.before)) break
    const size = BATCHES[Math.min(round, 2)] ?? 0
    const batch = candidates.parts.slice(read, Math.min(read + size, candidates.readable))
    read += batch.length
    hits.push(...(await readParts(db, batch, query.hidden)).filter(isHit))
    hits.sort((a, b) => comparePlaces(place(a), place(b)))
  }
  return pageOf(hits, candidates, { read, limit: query.limit })
}

/** `readable` of them: the last one of a longer list says only where the next page begins. */
type Candidates = { parts: readonly Candidate[]; readable: number }

async function readCandidates(db: Db, wanted: Omit<Wanted, 'limit'>): Promise<Candidates> {
  let [limit, parts] = [
    FIRST_CANDIDATES,
    await findCandidates(db, { ...wanted, limit: FIRST_CANDIDATES }),
  ]
  const last = parts.length === limit ? parts.at(-1) : undefined
  if (last && last.lastAtMs >= (wanted.before?.atMs ?? Infinity)) {
    limit = MAX_CANDIDATES
    parts = await findCandidates(db, { ...wanted, limit })
  }
  return { parts, readable: parts.length === limit ? limit - 1 : parts.length }
}

const place = ({ id, seq, atMs }: SearchedEntry): Place => ({ id, seq, atMs })

type Progress = { read: number; limit: number }

/** The page is full of hits that nothing unread is newer than. */
function isEnough(
  hits: readonly SearchedEntry[],
  candidates: Candidates,
  { read, limit }: Progress,
): boolean {
  const last = hits[limit - 1]
  return last !== undefined && last.atMs > (candidates.parts[read]?.lastAtMs ?? 0)
}

/** Enough was read, and the next page goes on at an earlier moment. */
function mayStop({ parts }: Candidates, read: number, before: Place | null): boolean {
  const next = parts[read]
  return read >= MAX_READ && next !== undefined && next.lastAtMs < (before?.atMs ?? Infinity)
}

function pageOf(
  hits: readonly SearchedEntry[],
  candidates: Candidates,
  { read, limit }: Progress,
): Found {
  const unreadAtMs = candidates.parts[read]?.lastAtMs
  // Older hits than what is unread come with the next page, in their order.
  const sure = hits.filter(({ atMs }) => unreadAtMs === undefined || atMs > unreadAtMs)
  const entries = sure.slice(0, limit)
  const last = entries.at(-1)
  if (sure.length > limit && last) return { entries, next: place(last) }
  return { entries, next: unreadAtMs === undefined ? null : placeAt(unreadAtMs) }
}
