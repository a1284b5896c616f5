import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { createTestDatabase, type TestDatabase } from '../../testing'
import { until } from '../../testing/until'
import { createLog } from '../log'
import { createLeadership, type Leadership, type Term } from '.'

const log = createLog('silent')
let database: TestDatabase
const ends: AbortController[] = []

beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(async () => {
  for (const end of ends.splice(0)) end.abort()
  await database.drop()
})

type Candidate = {
  leadership: Leadership
  metrics: Registry
  terms: Term[]
  first: Promise<void>
  stop: () => void
}

/** A process that competes: the database cannot distinguish it from a real one. */
function candidate(work: (term: Term) => Promise<unknown> = async () => undefined): Candidate {
  const metrics = new Registry()
  const leadership = createLeadership({ ...database, role: 'feed', log, metrics })
  const end = new AbortController()
  ends.push(end)
  const terms: Term[] = []
  const first = leadership.stand((term) => {
    terms.push(term)
    return work(term)
  }, end.signal)
  return { leadership, metrics, terms, first, stop: () => end.abort() }
}

/** Terminates the connections that hold or compete for the lock. */
const terminateConnections = () =>
  sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'saidian-leader-feed'`.execute(
    database.db,
  )

test('of several processes one leads; the others wait and show it in their metrics', async () => {
  const all = [candidate(), candidate(), candidate()]
  await Promise.all(all.map(({ first }) => first))
  const leading = all.filter(({ leadership }) => leadership.isLeader())
  expect(leading).toHaveLength(1)
  expect(all.map(({ terms }) => terms.length).sort()).toEqual([0, 0, 1])
  for (const { leadership, metrics } of all) {
    expect(await leadership.hasLeader()).toBe(true)
    const state = leadership.isLeader() ? 'leading' : 'waiting'
    expect(await metrics.metrics()).toContain(`feed_leader_state{state="${state}"} 1`)
  }
})

test('when the leader stops, a waiting process leads, and the old term is over', async () => {
  const old = candidate()
  await old.first
  const next = candidate()
  await next.first
  expect(next.leadership.isLeader()).toBe(false)
  old.stop()
  await until(() => next.leadership.isLeader())
  expect(old.terms[0]?.signal.aborted).toBe(true)
  expect(old.terms[0]?.isHeld()).toBe(false)
  expect(next.terms).toHaveLength(1)
})

test('a single leader that loses its connection pauses and resumes the same term', async () => {
  const { leadership, terms, first } = candidate()
  await first
  await terminateConnections()
  await until(() => !leadership.isLeader())
  expect(terms[0]?.isHeld()).toBe(false)
  await until(() => leadership.isLeader())
  expect(terms).toHaveLength(1)
  expect(terms[0]?.signal.aborted).toBe(false)
  expect(terms[0]?.isHeld()).toBe(true)
})

test('a leader that loses its connection to a waiting process ends its term', async () => {
  const one = candidate()
  await one.first
  const other = candidate()
  await other.first
  // Either of the two may reconnect first.
  for (;;) {
    await terminateConnections()
    await until(() => [one, other].some(({ leadership }) => leadership.isLeader()))
    if (other.leadership.isLeader()) break
  }
  await until(() => one.terms[0]?.signal.aborted === true)
  expect(one.leadership.isLeader()).toBe(false)
})

test('two processes never hold a term at once while connections end at random', async () => {
  const all = [candidate(), candidate(), candidate()]
  await Promise.all(all.map(({ first }) => first))
  let conflicts = 0
  const watch = setInterval(() => {
    const current = all.flatMap(({ terms }) => terms).filter((term) => term.isHeld())
    if (current.length > 1) conflicts += 1
  }, 1)
  for (let round = 0; round < 8; round++) {
    await terminateConnections()
    await until(() => all.some(({ leadership }) => leadership.isLeader()))
  }
  clearInterval(watch)
  expect(conflicts).toBe(0)
})

test('when the work of a leader fails, another process leads', async () => {
  const failing = candidate(() => Promise.reject(new Error('cannot begin')))
  await failing.first
  const able = candidate()
  await until(() => able.leadership.isLeader())
})

test('without a candidate there is no leader', async () => {
  const watcher = createLeadership({ ...database, role: 'feed', log, metrics: new Registry() })
  expect(watcher.isLeader()).toBe(false)
  expect(await watcher.hasLeader()).toBe(false)
})
