import { hostname } from 'node:os'
import { sql } from 'kysely'
import { Client, type QueryResultRow } from 'pg'
import type { Db } from '../database'
import { isAlive } from '../files/process-life'

/** First key of the advisory locks of leaders; the second is the hash of the role. */
const LOCK_CLASS = 7_305_199
/** A leader counts on its lead for this long after its last successful ping. */
export const LEASE_MS = 2_500
/**
 * PostgreSQL ends a session that is silent for longer and releases its lock: a frozen leader loses
 * it.
 */
const SILENCE_MS = 3_000
const CONNECT_MS = 2_000
const THIS_PROCESS = `${hostname()}/${process.pid}`
const ANSWER_MS = 1_500

/** A PostgreSQL connection that holds, or competes for, the lock of a role. */
export type LockSession = {
  /** True when this session now holds the lock. */
  tryLock: () => Promise<boolean>
  /**
   * How long a leader other than `holder` may still count on its lead: it may not know yet that it
   * lost the lock.
   */
  othersLeaseMs: (holder: string) => Promise<number>
  /** Records who leads; the number stays the same when `holder` also led last. */
  beginTerm: (holder: string) => Promise<number>
  /**
   * Records that the leader is alive, and keeps the session open; rejects when the session is gone.
   */
  ping: () => Promise<void>
  /** Records that the leader has given up its lead, so that the next one need not wait. */
  resign: (holder: string) => Promise<void>
  /** Aborts as soon as the connection is known to be lost. */
  lost: AbortSignal
  /** Releases the lock and ends the session, without waiting. */
  release: () => void
  close: () => Promise<void>
}

export async function openLockSession(url: string, role: string): Promise<LockSession> {
  const client = createClient(url, role)
  const lost = new AbortController()
  client.on('error', () => lost.abort())
  client.on('end', () => lost.abort())
  const close = () => client.end().catch(() => undefined)
  try {
    await client.connect()
    // A crash of the database may lose when the leader was last seen.
    await client.query(`SET idle_session_timeout = ${SILENCE_MS}; SET synchronous_commit = off`)
  } catch (error) {
    await close()
    throw error
  }
  /** A query without an answer leaves the state of the lock unknown. */
  async function ask<Row extends QueryResultRow>(
    statement: string,
    values: unknown[],
  ): Promise<Row[]> {
    try {
      return (await client.query<Row>(statement, values)).rows
    } catch (error) {
      lost.abort()
      throw error
    }
  }
  return { ...lockQueries(ask, role), lost: lost.signal, release: () => lost.abort(), close }
}

function createClient(url: string, role: string): Client {
  return new Client({
    connectionString: url,
    application_name: `saidian-leader-${role}`,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
  })
}

type Ask = <Row extends QueryResultRow>(statement: string, values: unknown[]) => Promise<Row[]>
type LockQueries = Omit<LockSession, 'lost' | 'release' | 'close'>

function lockQueries(ask: Ask, role: string): LockQueries {
  return {
    tryLock: async () => {
      const [row] = await ask<{ locked: boolean }>(
        'SELECT pg_try_advisory_lock($1, hashtext($2)) AS locked',
        [LOCK_CLASS, role],
      )
      return row?.locked === true
    },
    othersLeaseMs: async (holder) => {
      const [other] = await ask<{ left: number; process: string }>(
        `SELECT extract(epoch FROM seen_at - clock_timestamp())::float8 * 1000 + $3 AS left, process
         FROM leader_terms WHERE role = $1 AND holder <> $2`,
        [role, holder, LEASE_MS],
      )
      if (!other || isKnownDead(other.process)) return 0
      return Math.min(LEASE_MS, Math.max(0, other.left))
    },
    beginTerm: async (holder) => {
      const [row] = await ask<{ term: number }>(
        `INSERT INTO leader_terms AS known (role, holder, process, term) VALUES ($1, $2, $3, 1)
         ON CONFLICT (role) DO UPDATE SET holder = excluded.holder, process = excluded.process,
           seen_at = clock_timestamp(),
           term = known.term + (known.holder <> excluded.holder)::integer
         RETURNING term`,
        [role, holder, THIS_PROCESS],
      )
      return row?.term ?? 0
    },
    ping: async () => {
      await ask('UPDATE leader_terms SET seen_at = clock_timestamp() WHERE role = $1', [role])
    },
    resign: async (holder) => {
      const forget = "UPDATE leader_terms SET seen_at = 'epoch' WHERE role = $1 AND holder = $2"
      await ask(forget, [role, holder])
    },
  }
}

/**
 * True for a process of this host that has ended: after a crash the next process need not wait for
 * its lease.
 */
function isKnownDead(name: string): boolean {
  const [host, pid] = name.split('/')
  return host === hostname() && !isAlive(Number(pid))
}

/** Whether any process holds the lock of the role. */
export async function isLed(db: Db, role: string): Promise<boolean> {
  const { rows } = await sql<{ led: boolean }>`SELECT EXISTS (
    SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND classid::bigint = ${LOCK_CLASS} AND objid::bigint = hashtext(${role})::bigint & 4294967295
  ) AS led`.execute(db)
  return rows[0]?.led === true
}
