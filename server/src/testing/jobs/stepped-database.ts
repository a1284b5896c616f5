import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import type { Db } from '../../platform/database'
import { createPool } from '../../platform/database/pool'
import { createLog } from '../../platform/log'

/** A statement that was answered. */
export type Step = { count: number; statement: string; isInTransaction: boolean }

type AfterStep = (step: Step) => void | Promise<void>

/** A piece of work with connections of its own, as if it were a process. */
export type Life = {
  /** Runs work whose statements are steps of this life. */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** As SIGKILL: its connections break, and what it was doing never goes on. */
  kill: () => void
  close: () => Promise<void>
}

export type SteppedDatabase = { db: Db; begin: (after?: AfterStep) => Life }

const LIMITS = { max: 4, connectMs: 60_000, readMs: 60_000, writeMs: 60_000 }
const NEVER = new Promise<never>(() => undefined)

type Ask = (statement: string, values?: readonly unknown[]) => Promise<unknown>
type Connections = { connect: () => Promise<PostgresPoolClient> }

/** A database for work that is stopped or killed after a statement. */
export function openSteppedDatabase(url: string): SteppedDatabase {
  const current = new AsyncLocalStorage<Connections>()
  const connect = () => {
    const connections = current.getStore()
    if (!connections) throw new Error('a statement outside a life')
    return connections.connect()
  }
  const pool = { connect, end: async () => undefined }
  return {
    db: new Kysely({ dialect: new PostgresDialect({ pool }) }),
    begin(after = () => undefined) {
      const life = createConnections(url, after)
      return {
        run: (work) => current.run(life, work),
        kill: life.kill,
        close: life.close,
      }
    },
  }
}

function createConnections(url: string, after: AfterStep) {
  const pool = createPool(url, createLog('silent'), LIMITS)
  const sockets = new Set<{ destroy: () => void }>()
  let isDead = false
  pool.on('connect', (client) => {
    if (isDead) socketOf(client).destroy()
    else sockets.add(socketOf(client))
  })
  let count = 0

  /** An answer that a killed process never gets. */
  async function unlessDead<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      const value = await answer
      return isDead ? NEVER : value
    } catch (error) {
      if (isDead) return NEVER
      throw error
    }
  }

  async function connect(): Promise<PostgresPoolClient> {
    if (isDead) return NEVER
    const client = await unlessDead(pool.connect())
    let isInTransaction = false
    const query: Ask = async (statement, values = []) => {
      if (isDead) return NEVER
      const answer = await unlessDead(client.query(statement, [...values]))
      if (/^(begin|start transaction)/.test(statement)) isInTransaction = true
      if (/^(commit|rollback)$/.test(statement)) isInTransaction = false
      count += 1
      await after({ count, statement, isInTransaction })
      return unlessDead(Promise.resolve(answer))
    }
    return { query: query as PostgresPoolClient['query'], release: () => client.release() }
  }

  function kill(): void {
    isDead = true
    for (const socket of sockets) socket.destroy()
  }
  // A killed process has not given its connections back: the pool would wait for them.
  const close = async () => (isDead ? undefined : pool.end())
  return { connect, kill, close }
}

/** What the types of the driver leave out. */
function socketOf(client: object): { destroy: () => void } {
  return (client as { connection: { stream: { destroy: () => void } } }).connection.stream
}
