import { createHash } from 'node:crypto'

/** An event that matters for security. */
export type SecurityEvent = {
  /** A member number, the name of a staff token, or `visitor`. */
  actor: string
  act: string
  outcome: 'begun' | 'done' | 'refused' | 'failed'
  /** Network of the caller, never the full address. */
  network?: string | null
  about?: string | null
}

export type SecurityRecord = Required<SecurityEvent> & { id: number; at: Date; hash: Buffer }

/** Hash before the first record. */
export const CHAIN_START = Buffer.alloc(32)

/**
 * Hash of a record and the previous hash: no single record can be changed, moved or removed
 * unnoticed.
 */
export function chainHash(previous: Buffer, record: Omit<SecurityRecord, 'hash'>): Buffer {
  const { id, at, actor, act, outcome, network, about } = record
  const text = JSON.stringify([id, at.toISOString(), actor, act, outcome, network, about])
  return createHash('sha256').update(previous).update(text).digest()
}
