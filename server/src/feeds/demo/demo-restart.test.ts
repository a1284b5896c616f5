import { createTestDatabase, type TestDatabase } from '../../testing'
import type { FeedMessage } from '../feed'
import { createDemoFeed } from './demo-feed'
import { createProgressRepository } from './progress/progress.repository'

const START = Date.UTC(2026, 10, 21, 4, 0, 0)

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

type Run = {
  world: string
  isEnough: (received: FeedMessage[]) => boolean
  breaksAt?: number
  nowMs?: number
}

/** A tenth of the world: fourteen runs play it. */
const LEAGUES = ['eng.1', 'esp.1', 'usa.1', 'mex.1', 'aus.1', 'jpn.1', 'bra.1', 'eng.cup']

/**
 * Stored messages of one run. It ends when `isEnough`, or when the store fails at `breaksAt`
 * messages.
 */
async function run({ world, isEnough, breaksAt, nowMs = START }: Run): Promise<FeedMessage[]> {
  const received: FeedMessage[] = []
  const stop = new AbortController()
  const deliver = async (some: FeedMessage[]) => {
    if (breaksAt !== undefined && received.length >= breaksAt) throw new Error('database is away')
    received.push(...some)
    if (isEnough(received)) stop.abort()
  }
  const feed = createDemoFeed({
    seed: 'saidian',
    leagues: LEAGUES,
    clock: { now: () => nowMs },
    progress: async () => createProgressRepository(database.db, 'football', world),
  })
  const quiet = AbortSignal.any([stop.signal, AbortSignal.timeout(60_000)])
  await feed.run({ deliver, alive: () => undefined }, quiet).catch((error: Error) => {
    if (error.message !== 'database is away') throw error
  })
  return received
}

const ofKind = <Kind extends FeedMessage['kind']>(received: FeedMessage[], kind: Kind) =>
  received.filter(
    (message): message is Extract<FeedMessage, { kind: Kind }> => message.kind === kind,
  )
type MatchMessage = Extract<FeedMessage, { kind: 'match' }>
const isOver = ({ state }: MatchMessage) => state.status >= 8
/** A final score that is sent before the whole play of its match. */
const isResult = ({ revision, state }: MatchMessage) => revision === 1 && state.status === 8
const matchKeysOf = (received: FeedMessage[], kind: 'match' | 'lineup' | 'text' | 'facts') =>
  new Set(ofKind(received, kind).map(({ matchKey }) => matchKey))
const morePastThan = (count: number) => (received: FeedMessage[]) =>
  new Set(
    ofKind(received, 'match')
      .filter((message) => isOver(message) && !isResult(message))
      .map(({ matchKey }) => matchKey),
  ).size > count

test('a restarted demo continues and repeats only the last messages in play', async () => {
  const first = await run({ world: 'one', isEnough: morePastThan(60) })
  const second = await run({ world: 'one', isEnough: morePastThan(20) })

  expect(first[0]?.kind).toBe('catalogue')
  for (const kind of ['catalogue', 'fixtures', 'players', 'injuries', 'lottery'] as const) {
    expect(ofKind(first, kind).length).toBeGreaterThan(0)
    expect(ofKind(second, kind)).toEqual([])
  }
  const plays = ofKind(first, 'match').filter((message) => !isResult(message))
  const revisions = new Map(plays.map(({ matchKey, revision }) => [matchKey, revision]))
  expect(ofKind(first, 'match').some(isResult)).toBe(true)
  expect(ofKind(second, 'match').some(isResult)).toBe(false)
  const again = ofKind(second, 'match').filter(({ matchKey }) => revisions.has(matchKey))
  expect(again.length).toBeGreaterThan(1)
  for (const message of again) {
    expect(isOver(message)).toBe(false)
    expect(message.revision).toBe(revisions.get(message.matchKey))
  }
  const past = [...matchKeysOf(second, 'match')].filter((matchKey) => !revisions.has(matchKey))
  expect(past.length).toBeGreaterThan(10)
  for (const kind of ['lineup', 'text', 'facts'] as const) {
    const before = matchKeysOf(first, kind)
    expect([...matchKeysOf(second, kind)].filter((matchKey) => before.has(matchKey))).toEqual([])
  }
})

test('another seed or generator version publishes its world from the beginning', async () => {
  const isEnough = (received: FeedMessage[]) => ofKind(received, 'match').length > 0
  await run({ world: 'old version', isEnough })
  const other = await run({ world: 'new version', isEnough })
  expect(other.slice(0, 2).map(({ kind }) => kind)).toEqual(['catalogue', 'fixtures'])
  const back = await run({ world: 'old version', isEnough })
  expect(back[0]?.kind).toBe('catalogue')
})

test('the next run publishes what the database did not store', async () => {
  const isEnough = morePastThan(10)
  const broken = await run({ world: 'broken', isEnough, breaksAt: 12 })
  expect(broken.length).toBeLessThan(200)
  const next = await run({ world: 'broken', isEnough })
  const whole = await run({ world: 'whole', isEnough })
  const all = (received: FeedMessage[]) => {
    return new Set(
      ofKind(received, 'fixtures').flatMap(({ fixtures }) => fixtures.map(({ key }) => key)),
    )
  }
  expect(new Set([...all(broken), ...all(next)])).toEqual(all(whole))
  for (const matchKey of matchKeysOf(whole, 'match'))
    expect(
      matchKeysOf(broken, 'match').has(matchKey) || matchKeysOf(next, 'match').has(matchKey),
    ).toBe(true)
})

test('a run on the next day publishes the new day and the rest of the day before', async () => {
  const first = await run({ world: 'days', isEnough: morePastThan(40) })
  const nowMs = START + 86_400_000
  const next = await run({ world: 'days', isEnough: morePastThan(15), nowMs })
  expect(next[0]?.kind).toBe('catalogue')
  expect(ofKind(next, 'players')).toEqual([])
  const open = ofKind(first, 'match').filter((message) => !isOver(message))
  const unfinished = new Set(open.map(({ matchKey }) => matchKey))
  for (const { matchKey } of ofKind(first, 'match').filter(isOver)) unfinished.delete(matchKey)
  expect(unfinished.size).toBeGreaterThan(1)
  const ended = new Set(
    ofKind(next, 'match')
      .filter(isOver)
      .map(({ matchKey }) => matchKey),
  )
  for (const matchKey of unfinished) expect(ended).toContain(matchKey)
})

test('the next run publishes results of days without a run before their play', async () => {
  const isEnough = morePastThan(40)
  await run({ world: 'gap', isEnough })
  const later = ofKind(
    await run({ world: 'gap', isEnough, nowMs: START + 21 * 86_400_000 }),
    'match',
  )
  const results = later.filter(isResult)
  expect(results.length).toBeGreaterThan(100)
  // The first run published the results before the gap; its newest ones are two days old.
  expect(Math.min(...results.map(({ at }) => at))).toBeGreaterThan(START / 1000 - 2 * 86_400)
  const known = new Set<string>()
  for (const message of later) {
    if (isResult(message)) known.add(message.matchKey)
    else if (isOver(message) && results.some(({ matchKey }) => matchKey === message.matchKey))
      expect(known).toContain(message.matchKey)
  }
})
