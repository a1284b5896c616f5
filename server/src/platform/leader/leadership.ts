import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Gauge } from 'prom-client'
import type { Db } from '../database'
import type { Logger } from '../log'
import type { Metrics } from '../metrics'
import { isLed, LEASE_MS, type LockSession, openLockSession } from './lock-session'
import type { Term } from './term'

const PING_MS = 750
/** How often a waiting process tries for the lock, and a disconnected one for a connection. */
const RETRY_MS = 500

const STATES = ['leading', 'waiting', 'seeking'] as const
type State = (typeof STATES)[number]

export type LeadershipDeps = {
  url: string
  db: Db
  /** What is led: processes compete per role. */
  role: string
  log: Logger
  metrics: Metrics
}

type Work = (term: Term) => Promise<unknown>

/** At most one process of a database leads a role at a time. */
export type Leadership = {
  /** True while this process leads. */
  isLeader: () => boolean
  /** Whether any process leads now; rejects when the database does not answer. */
  hasLeader: () => Promise<boolean>
  /**
   * Competes for the lead until `signal` aborts, and runs `work` once a term. Resolves when the first outcome is
   * known: this process leads and `work` has resolved, or another process leads. `work` that rejects gives the
   * lead away.
   */
  stand: (work: Work, signal: AbortSignal) => Promise<void>
}

/** Leadership by an advisory lock of PostgreSQL, held on a connection of its own (docs/decisions/0038). */
export function createLeadership(deps: LeadershipDeps): Leadership {
  const { url, db, role, log } = deps
  const holder = randomUUID()
  const isHeld = () => performance.now() < heldUntil
  const state = stateGauge(deps)
  let heldUntil = Number.NEGATIVE_INFINITY
  let term: { number: number; end: AbortController } | null = null

  function endTerm(): void {
    heldUntil = Number.NEGATIVE_INFINITY
    term?.end.abort()
    term = null
  }

  /** Resolves when the session holds the lock. */
  async function waitForLock(session: LockSession, signal: AbortSignal, onWaiting: () => void) {
    while (!(await session.tryLock())) {
      if (state.change('waiting')) log.info({ role }, 'another process leads; waiting')
      endTerm()
      onWaiting()
      await wait(RETRY_MS, undefined, { signal })
    }
  }

  /** Goes on with the term of before when no other process has led since, else begins one. */
  async function takeLead(session: LockSession, work: Work, onBegun: () => void) {
    const askedAt = performance.now()
    const number = await session.beginTerm(holder)
    heldUntil = askedAt + LEASE_MS
    state.change('leading')
    log.info({ role, term: number, isNew: term?.number !== number }, 'leading')
    if (term?.number === number) return
    const end = new AbortController()
    setMaxListeners(100, end.signal)
    term = { number, end }
    work({ signal: end.signal, isHeld: () => !end.signal.aborted && isHeld() }).then(
      onBegun,
      (error: unknown) => {
        onBegun()
        if (end.signal.aborted) return
        log.error({ err: error, role }, 'the leader could not begin; giving the lead away')
        endTerm()
        session.release()
      },
    )
  }

  async function holdLead(session: LockSession, signal: AbortSignal): Promise<never> {
    for (;;) {
      await wait(PING_MS, undefined, { signal })
      const askedAt = performance.now()
      await session.ping()
      heldUntil = askedAt + LEASE_MS
    }
  }

  async function compete(work: Work, stop: AbortSignal, onOutcome: () => void) {
    const session = await openLockSession(url, role)
    const signal = AbortSignal.any([stop, session.lost])
    const onLost = () => {
      heldUntil = Number.NEGATIVE_INFINITY
    }
    session.lost.addEventListener('abort', onLost, { once: true })
    try {
      await waitForLock(session, signal, onOutcome)
      await wait(await session.othersLeaseMs(holder), undefined, { signal })
      await takeLead(session, work, onOutcome)
      await holdLead(session, signal)
    } finally {
      onLost()
      if (stop.aborted) endTerm()
      if (!session.lost.aborted) await session.resign(holder).catch(() => undefined)
      await session.close()
    }
  }

  return {
    isLeader: () => term !== null && isHeld(),
    hasLeader: async () => (term !== null && isHeld()) || isLed(db, role),
    stand: (work, signal) =>
      new Promise((resolve) => {
        const run = async () => {
          while (!signal.aborted) {
            await compete(work, signal, resolve).catch((error: unknown) => {
              if (signal.aborted || !state.change('seeking')) return
              log.warn({ err: error, role }, 'no connection to hold the lead; trying again')
            })
            await wait(RETRY_MS, undefined, { signal }).catch(() => undefined)
          }
          endTerm()
          resolve()
        }
        void run()
      }),
  }
}

/** Shows the state to operators; `change` is true when it is another one. */
function stateGauge({ role, metrics }: Pick<LeadershipDeps, 'role' | 'metrics'>) {
  let current: State = 'seeking'
  new Gauge({
    name: `${role}_leader_state`,
    help: 'What this process is for the role: leading, waiting for another leader, or seeking a connection',
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      for (const state of STATES) this.set({ state }, state === current ? 1 : 0)
    },
  })
  return {
    change: (next: State): boolean => {
      const isOther = next !== current
      current = next
      return isOther
    },
  }
}
