import type { Clock } from '../clock'
import type { Db } from '../database'
import { createHashChain, type Verification } from '../hash-chain'
import type { Logger } from '../log'
import { chainHead } from './chain-head'
import { type SecurityEvent, type SecurityRecord, textOf } from './security-record'

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

type StampedEvent = SecurityEvent & { at: Date }

type LogDeps = { db: Db; clock: Clock; log: Logger; keysDir: string }

/** Events that wait while the database is away; the ordinary log counts those beyond. */
const MAX_WAITING = 5_000
const BATCH = 500
const RETRY_MS = 1_000

const chain = createHashChain<SecurityRecord>({ name: 'security_log', lock: 7_305_199, textOf })

/** The append-only log of the product: actor, act, time, network and outcome. */
export function createSecurityLog({ db, clock, log, keysDir }: LogDeps): SecurityLog {
  const head = chainHead(keysDir)
  const waiting: StampedEvent[] = []
  let writing: Promise<void> | null = null
  let dropped = 0

  async function append(events: readonly StampedEvent[]): Promise<void> {
    const drafts = events.map((event) => () => ({ network: null, about: null, ...event }))
    const records = await db.transaction().execute((trx) => chain.append(trx, drafts))
    const reached = records.at(-1)
    if (!reached) return
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
    newest: (limit) => chain.newest(db, limit),
    verify: async () => chain.verify(db, { last: await head.read() }),
  }
}
