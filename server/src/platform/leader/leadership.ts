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
/** Interval at which a waiting process tries to lock, and a disconnected one to connect. */
const RETRY_MS = 500
/** Time for the work at the end of a term: without a ping the lock is lost soon after. */
const LAST_WORK_MS = 2_000

const STATES = ['leading', 'waiting', 'seeking'] as const
type State = (typeof STATES)[number]

export type LeadershipDeps = {
  url: string
  db: Db
  /** Processes compete per role. */
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
   * Competes for the lead until `signal` aborts, and runs `work` once a term. Resolves at the first
   * outcome: this process leads and `work` has resolved, or another process leads. When `work`
   * rejects, this process releases the lead.
   */
  stand: (work: Work, signal: AbortSignal) => Promise<void>
  /** Resolves after the abort of that signal, when the lead is given away. */
  ended: () => Promise<void>
}

/** Leadership by an advisory lock of PostgreSQL, held on its own connection (decision 0038). */
export function createLeadership(deps: LeadershipDeps): Leadership {
  const candidate = new Candidate(deps)
  let standing = Promise.resolve()
  return {
    isLeader: () => candidate.isLeader(),
    hasLeader: async () => candidate.isLeader() || isLed(deps.db, deps.role),
    stand: (work, signal) =>
      new Promise((resolve) => {
        standing = candidate.competeUntil(signal, work, resolve)
      }),
    ended: () => standing,
  }
}

/** This process in the competition for one role. */
class Candidate {
  readonly #deps: LeadershipDeps
  readonly #holder = randomUUID()
  readonly #state: StateGauge
  #leaseEndsAt = Number.NEGATIVE_INFINITY
  #term: { number: number; end: AbortController; last: (() => Promise<void>)[] } | null = null

  constructor(deps: LeadershipDeps) {
    this.#deps = deps
    this.#state = stateGauge(deps)
  }

  isLeader(): boolean {
    return this.#term !== null && this.#isHeld()
  }

  /** Calls `onOutcome` at every outcome; the first one counts. */
  async competeUntil(stop: AbortSignal, work: Work, onOutcome: () => void): Promise<void> {
    const { log, role } = this.#deps
    // At once: work of the term sees that it is over before it sees others end because of the stop.
    stop.addEventListener('abort', () => this.#term?.end.abort(), { once: true })
    while (!stop.aborted) {
      await this.#compete(work, stop, onOutcome).catch((error: unknown) => {
        if (stop.aborted || !this.#state.change('seeking')) return
        log.warn({ err: error, role }, 'no connection to hold the lead; trying again')
      })
      await wait(RETRY_MS, undefined, { signal: stop }).catch(() => undefined)
    }
    this.#endTerm()
    onOutcome()
  }

  async #compete(work: Work, stop: AbortSignal, onOutcome: () => void): Promise<void> {
    const session = await openLockSession(this.#deps.url, this.#deps.role)
    const signal = AbortSignal.any([stop, session.lost])
    const onLost = () => {
      this.#leaseEndsAt = Number.NEGATIVE_INFINITY
    }
    session.lost.addEventListener('abort', onLost, { once: true })
    try {
      await this.#waitForLock(session, signal, onOutcome)
      await wait(await session.othersLeaseMs(this.#holder), undefined, { signal })
      await this.#takeLead(session, work, onOutcome)
      await this.#holdLead(session, signal)
    } finally {
      onLost()
      if (stop.aborted) await this.#endInOrder(session)
      if (!session.lost.aborted) await session.resign(this.#holder).catch(() => undefined)
      await session.close()
    }
  }

  /** Resolves when the session holds the lock. */
  async #waitForLock(session: LockSession, signal: AbortSignal, onWaiting: () => void) {
    const { log, role } = this.#deps
    while (!(await session.tryLock())) {
      if (this.#state.change('waiting')) log.info({ role }, 'another process leads; waiting')
      this.#endTerm()
      onWaiting()
      await wait(RETRY_MS, undefined, { signal })
    }
  }

  /** Resumes the previous term when no other process has led since; otherwise begins a new one. */
  async #takeLead(session: LockSession, work: Work, onBegun: () => void): Promise<void> {
    const { log, role } = this.#deps
    const askedAt = performance.now()
    const number = await session.beginTerm(this.#holder)
    this.#leaseEndsAt = askedAt + LEASE_MS
    this.#state.change('leading')
    const isNew = this.#term?.number !== number
    log.info({ role, term: number, isNew }, 'leading')
    if (isNew) this.#beginTerm(number, session, work, onBegun)
  }

  #beginTerm(number: number, session: LockSession, work: Work, onBegun: () => void): void {
    const { log, role } = this.#deps
    const end = new AbortController()
    setMaxListeners(100, end.signal)
    const last: (() => Promise<void>)[] = []
    this.#term = { number, end, last }
    work({
      signal: end.signal,
      isHeld: () => !end.signal.aborted && this.#isHeld(),
      atEnd: (work) => last.push(work),
    }).then(onBegun, (error: unknown) => {
      onBegun()
      if (end.signal.aborted) return
      log.error({ err: error, role }, 'the leader could not begin; giving the lead away')
      this.#endTerm()
      session.release()
    })
  }

  async #holdLead(session: LockSession, signal: AbortSignal): Promise<never> {
    for (;;) {
      await wait(PING_MS, undefined, { signal })
      const askedAt = performance.now()
      await session.ping()
      this.#leaseEndsAt = askedAt + LEASE_MS
    }
  }

  /** Ends the term while the session still has the lock, and lets its last work run. */
  async #endInOrder(session: LockSession): Promise<void> {
    const { log, role } = this.#deps
    const last = this.#term?.last ?? []
    this.#endTerm()
    if (session.lost.aborted || last.length === 0) return
    const done = Promise.all(last.map((work) => work()))
    const late = AbortSignal.timeout(LAST_WORK_MS)
    await Promise.race([done, rejectOn(late)]).catch((error: unknown) => {
      log.info({ err: error, role }, 'the next leader starts with new epochs')
    })
  }

  #endTerm(): void {
    this.#leaseEndsAt = Number.NEGATIVE_INFINITY
    this.#term?.end.abort()
    this.#term = null
  }

  #isHeld(): boolean {
    return performance.now() < this.#leaseEndsAt
  }
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

type StateGauge = ReturnType<typeof stateGauge>

/** Shows the state as a metric; `change` returns whether the state is another one. */
function stateGauge({ role, metrics }: Pick<LeadershipDeps, 'role' | 'metrics'>) {
  let current: State = 'seeking'
  new Gauge({
    name: `${role}_leader_state`,
    help:
      'What this process is for the role: ' +
      'leading, waiting for another leader, or seeking a connection',
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
