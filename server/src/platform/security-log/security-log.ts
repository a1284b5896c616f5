import type { Clock } from '../clock'
import type { Db } from '../database'
import type { Logger } from '../log'
import { CHAIN_START, chainHash, type SecurityEvent, type SecurityRecord } from './chain.rules'
import { chainHead } from './chain-head'
import {
  type SecurityLogRepository,
  type StampedEvent,
  securityLogRepository,
} from './security-log.repository'

export type Verification = { records: number; fault: string | null }

export type SecurityLog = {
  /** Adds an event soon and never fails: for acts of members, who must not wait for a log. */
  note: (event: SecurityEvent) => void
  /**
   * Resolves when the event is stored; rejects when it cannot be: for acts that require a record.
   */
  record: (event: SecurityEvent) => Promise<void>
  /** Resolves when every noted event is stored or dropped. */
  flush: () => Promise<void>
  newest: (limit: number) => Promise<SecurityRecord[]>
  /** Checks the whole chain; returns the first record that was changed. */
  verify: () => Promise<Verification>
}

type LogDeps = { db: Db; clock: Clock; log: Logger; keysDir: string }

/** Events that wait while the database is away; the ordinary log counts those beyond. */
const MAX_WAITING = 5_000
const BATCH = 500
const RETRY_MS = 1_000

/** The append-only log of the product: actor, act, time, network and outcome. */
export function createSecurityLog({ db, clock, log, keysDir }: LogDeps): SecurityLog {
  const repository = securityLogRepository(db)
  const head = chainHead(keysDir)
  const waiting: StampedEvent[] = []
  let writing: Promise<void> | null = null
  let dropped = 0

  async function append(events: readonly StampedEvent[]): Promise<void> {
    const reached = await repository.append(events)
    // Only `verify` needs the head: a full disk must not lose the record that is stored already.
    await head
      .remember(reached)
      .catch((error) => log.error({ err: error }, 'head of the security log'))
  }

  async function writeWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH)
      await append(batch)
      waiting.splice(0, batch.length)
    }
  }

  function write(): Promise<void> {
    writing ??= writeWaiting()
      .catch((error) => {
        log.error({ err: error, waiting: waiting.length, dropped }, 'security log is behind')
        setTimeout(() => void write(), RETRY_MS).unref()
      })
      .finally(() => {
        writing = null
      })
    return writing
  }

  return {
    note: (event) => {
      if (waiting.length >= MAX_WAITING) dropped += 1
      else waiting.push({ ...event, at: new Date(clock.now()) })
      void write()
    },
    record: (event) => append([{ ...event, at: new Date(clock.now()) }]),
    flush: write,
    newest: (limit) => repository.newest(limit),
    verify: async () => verifyChain(repository, await head.read()),
  }
}

async function verifyChain(
  repository: SecurityLogRepository,
  last: { id: number; hash: string } | null,
): Promise<Verification> {
  let reached: { id: number; hash: Buffer } = { id: 0, hash: CHAIN_START }
  let hasLast = last === null
  for (;;) {
    const records = await repository.after(reached.id, BATCH)
    for (const record of records) {
      const { id, hash } = record
      if (id !== reached.id + 1)
        return { records: reached.id, fault: `record ${reached.id + 1} is missing` }
      if (!chainHash(reached.hash, record).equals(hash))
        return { records: reached.id, fault: `record ${id} is not as it was written` }
      if (last?.id === id) hasLast = hash.toString('hex') === last.hash
      reached = { id, hash }
    }
    if (records.length < BATCH) break
  }
  const fault = hasLast ? null : `the chain does not hold record ${last?.id}, which was written`
  return { records: reached.id, fault }
}
