import { createTestDatabase, type TestDatabase } from '../../../testing'
import type { FeedBasketballState, FeedMessage } from '../../feed'
import { createProgressRepository } from '../progress/progress.repository'
import { createBasketballDemoFeed } from '.'

// Every run plans the year, on a machine that may be busy.
jest.setTimeout(600_000)

const START = Date.UTC(2026, 10, 21, 4, 0, 0)
/** A sixth of the world, with games in play at the start: five runs plan and play it. */
const LEAGUES = ['nba', 'nbl']

type Message = FeedMessage<FeedBasketballState>
type MatchMessage = Extract<Message, { kind: 'match' }>

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

type Run = { world: string; isEnough: (received: Message[]) => boolean; breaksAt?: number }

/** Stored messages of one run; the store fails at `breaksAt` messages. */
async function run({ world, isEnough, breaksAt }: Run): Promise<Message[]> {
  const received: Message[] = []
  const stop = new AbortController()
  const deliver = async (some: Message[]) => {
    if (breaksAt !== undefined && received.length >= breaksAt) throw new Error('database is away')
    received.push(...some)
    if (isEnough(received)) stop.abort()
  }
  const feed = createBasketballDemoFeed({
    seed: 'saidian',
    leagues: LEAGUES,
    clock: { now: () => START },
    progress: async () => createProgressRepository(database.db, 'basketball', world),
  })
  await feed.run({ deliver, alive: () => undefined }, stop.signal).catch((error: Error) => {
    if (error.message !== 'database is away') throw error
  })
  return received
}

const matches = (received: Message[]) =>
  received.filter((message): message is MatchMessage => message.kind === 'match')
const plays = (received: Message[]) => matches(received).filter(({ revision }) => revision > 1)
const morePlaysThan = (count: number) => (received: Message[]) => plays(received).length > count

test('a restarted demo continues and repeats only the last messages in play', async () => {
  const first = await run({ world: 'one', isEnough: morePlaysThan(150) })
  const second = await run({ world: 'one', isEnough: morePlaysThan(50) })
  expect(first[0]?.kind).toBe('catalogue')
  for (const kind of ['catalogue', 'fixtures', 'players'])
    expect(second.filter((message) => message.kind === kind)).toEqual([])
  const revisions = new Map(plays(first).map(({ matchKey, revision }) => [matchKey, revision]))
  const again = plays(second).filter(({ matchKey }) => revisions.has(matchKey))
  expect(again.length).toBeGreaterThanOrEqual(3)
  for (const { matchKey, revision, state } of again) {
    expect(state.status).toBeLessThan(10)
    expect(revision).toBe(revisions.get(matchKey))
  }
})

test('the next run publishes what the database did not store', async () => {
  const isEnough = morePlaysThan(40)
  const broken = await run({ world: 'broken', isEnough, breaksAt: 12 })
  const next = await run({ world: 'broken', isEnough })
  const whole = await run({ world: 'whole', isEnough })
  const keysOf = (received: Message[]) => new Set(matches(received).map(({ matchKey }) => matchKey))
  const stored = new Set([...keysOf(broken), ...keysOf(next)])
  expect([...keysOf(whole)].filter((matchKey) => !stored.has(matchKey))).toEqual([])
})

test('the progress of one sport leaves that of another alone', async () => {
  const football = createProgressRepository(database.db, 'football', 'same')
  const basketball = createProgressRepository(database.db, 'basketball', 'same')
  await football.save([['results', { publishedAt: 1, nextAt: null }]])
  await basketball.save([['results', { publishedAt: 2, nextAt: null }]])
  await createProgressRepository(database.db, 'basketball', 'newer').save([
    ['results', { publishedAt: 3, nextAt: null }],
  ])
  const marks = async (store: typeof football) => {
    const found = []
    for await (const some of store.load()) found.push(...some)
    return found
  }
  expect(await marks(football)).toEqual([['results', { publishedAt: 1, nextAt: null }]])
  expect(await marks(basketball)).toEqual([])
})
