import type { Db } from '../../../../platform/database'
import { RequestError } from '../../../../platform/errors'
import { createLimits, type Limit } from '../../../../platform/limits'
import { FRESH_MEMBER_MS, LONG_LIMIT, PACE_LIMIT, slowLimit } from './message.rules'
import { readStandings, type Send, type Standing } from './sending.repository'

export type Admitted = { send: Send; role: number }

export type AdmittedBatch = {
  /** In the order in which they were sent; one of each author. */
  admitted: Admitted[]
  rejected: Map<Send, RequestError>
}

type Candidate = { send: Send; standing: Standing; limits: { limit: Limit; of: string }[] }

/**
 * Which messages of a batch may be stored. Counts the tries of their authors in this transaction: a
 * batch that fails counts none.
 */
export async function admit(
  trx: Db,
  sends: readonly Send[],
  nowMs: number,
): Promise<AdmittedBatch> {
  const rejected = new Map<Send, RequestError>()
  const standings = new Map(
    (await readStandings(trx, sends, nowMs)).map((one) => [placeOf(one), one]),
  )
  const candidates = new Map<string, Candidate>()
  for (const send of sends) {
    const standing = standings.get(placeOf(send))
    const error = errorOf(standing) ?? (candidates.has(send.authorId) ? tooFast(2_000) : null)
    if (error) rejected.set(send, error)
    else if (standing)
      candidates.set(send.authorId, { send, standing, limits: limitsOf(standing, nowMs) })
  }
  const passed = await countTries(trx, [...candidates.values()], rejected)
  const admitted = passed.map(({ send, standing }) => ({ send, role: standing.role }))
  return { admitted, rejected }
}

const placeOf = ({ authorId, roomId }: { authorId: string; roomId: number | null }) =>
  `${authorId}/${roomId}`

function tooFast(retryAfterMs: number): RequestError {
  return new RequestError('room.too_fast', { retryAfterMs })
}

function errorOf(standing: Standing | undefined): RequestError | null {
  if (!standing) return new RequestError('auth.not_allowed')
  const { isClosed, isRemoved, mutedUntil } = standing
  if (isRemoved) return new RequestError('room.removed')
  if (isClosed) return new RequestError('room.closed')
  if (mutedUntil !== null) return new RequestError('room.muted', { details: { mutedUntil } })
  return null
}

/** Slow mode first: of a message that it stops, no other limit counts a try. */
function limitsOf(standing: Standing, nowMs: number): Candidate['limits'] {
  const { authorId: of, roomId, role, slowSeconds, joinedAtMs } = standing
  const isFresh = role === 0 && joinedAtMs > nowMs - FRESH_MEMBER_MS
  const isSlow = role === 0 && slowSeconds > 0
  return [
    ...(isSlow ? [{ limit: slowLimit(slowSeconds), of: `${roomId}/${of}` }] : []),
    { limit: isFresh ? PACE_LIMIT.fresh : PACE_LIMIT.known, of },
    { limit: LONG_LIMIT, of },
  ]
}

/** Candidates within all of their limits; tries of the others are taken back. */
async function countTries(
  trx: Db,
  candidates: readonly Candidate[],
  rejected: Map<Send, RequestError>,
): Promise<Candidate[]> {
  const limits = createLimits(trx)
  const all = candidates.flatMap((candidate) => candidate.limits.map(({ limit }) => limit))
  const distinct = new Map(all.map((limit) => [`${limit.name}/${limit.windowMs}`, limit]))
  const inOrder = [...distinct.values()].sort((a, b) => orderOf(a) - orderOf(b))
  let left = [...candidates]
  for (const limit of inOrder) {
    const tries = new Map(left.flatMap((candidate) => tryOf(candidate, limit)))
    const waits = await limits.takeEach(limit, [...tries.keys()])
    for (const [of, waitMs] of waits) {
      const candidate = tries.get(of)
      if (!candidate) continue
      rejected.set(candidate.send, tooFast(waitMs))
      left = left.filter((one) => one !== candidate)
      const place = candidate.limits.findIndex((one) => isSame(one.limit, limit))
      await limits.refund(candidate.limits.slice(0, place))
    }
  }
  return left
}

/** Slow mode, then the pace, then the long limit. */
function orderOf({ name }: Limit): number {
  if (name === LONG_LIMIT.name) return 2
  return name === PACE_LIMIT.known.name ? 1 : 0
}

function isSame(one: Limit, other: Limit): boolean {
  return one.name === other.name && one.windowMs === other.windowMs
}

function tryOf(candidate: Candidate, limit: Limit): [string, Candidate][] {
  const found = candidate.limits.find((one) => isSame(one.limit, limit))
  return found ? [[found.of, candidate]] : []
}
