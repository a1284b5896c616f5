import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { readAccess, urlOf } from '../../platform/database/embedded/access'
import { createScratchDir } from '../../testing/scratch-dir'
import { type ServerProcess, spawnServer } from '../../testing/spawn-server'
import { SeasonLog } from './detail/season-log'
import { summarize } from './play/statistics/summary'
import { sportsDayOf } from './world/sports-day.rules'
import { createWorld } from './world/world'

// The test starts real processes four times, on a machine that may be busy.
jest.setTimeout(900_000)

const SEED = 'killed'

let scratch: Awaited<ReturnType<typeof createScratchDir>>
let server: ServerProcess | undefined
beforeEach(async () => {
  scratch = await createScratchDir()
})
afterEach(async () => {
  server?.child.kill('SIGKILL')
  await scratch.remove()
})

async function start(): Promise<ServerProcess> {
  server = await spawnServer({ VAR_DIR: scratch.dir, FEED: 'demo', DEMO_SEED: SEED })
  return server
}

async function ask<Row>(statement: string): Promise<Row[]> {
  const access = await readAccess(`${scratch.dir}/postgres`)
  const client = new Client({ connectionString: urlOf(access, 'saidian') })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** Statistics come with the whole play, which older matches do not have. */
const PAST = `
  SELECT
    m.key,
    s.status,
    s.score,
    m.kickoff_at > now() - interval '6 days' AS "isRecent",
    EXISTS (SELECT FROM football_statistics t WHERE t.match_id = m.id) AS "hasStatistics"
  FROM demo_progress p
  JOIN matches m ON m.key = substr(p.subject, 6) AND m.source = 'demo'
  JOIN football_match_states s ON s.match_id = m.id
  WHERE p.sport = 'football' AND p.subject LIKE 'past %'
`

type PastRow = {
  key: string
  status: number
  score: number[] | null
  isRecent: boolean
  hasStatistics: boolean
}

const countOf = async (what: string) =>
  Number((await ask<{ count: string }>(`SELECT count(*) ${what}`))[0]?.count)
const marked = () =>
  countOf("FROM demo_progress WHERE sport = 'football' AND subject LIKE 'past %'")

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 400_000; !(await isTrue()); await wait(100))
    if (Date.now() > deadline) throw new Error('waited for minutes in vain')
}

test('a demo killed while it publishes continues and completes its world', async () => {
  const counts: number[] = []
  for (const signal of ['SIGKILL', 'SIGKILL', 'SIGTERM'] as const) {
    const { end } = await start()
    const before = counts.at(-1) ?? -1
    await until(async () => (await marked()) > before)
    counts.push(await marked())
    await end(signal)
  }
  await start()
  expect(await marked()).toBeGreaterThanOrEqual(counts[2] ?? 0)
  await until(async () => (await marked()) > Math.max(200, counts[2] ?? 0))

  const past = await ask<PastRow>(PAST)
  expect(past.length).toBeGreaterThan(200)
  const world = createWorld(SEED)
  const matches = [...world.matchesOfSeasonsAt(sportsDayOf(Date.now() / 1000))].flat()
  matches.sort((a, b) => a.fixture.kickoffAt - b.fixture.kickoffAt)
  const seasonLog = new SeasonLog(SEED)
  seasonLog.addMatches(matches)
  const byKey = new Map(matches.map((match) => [match.fixture.key, match]))
  for (const { key, status, score, isRecent, hasStatistics } of past) {
    const match = byKey.get(key)
    if (!match) throw new Error(`no match ${key} in the world`)
    const timeline = seasonLog.timelineOf(match)
    const { state } = summarize(timeline, 0, timeline.moments.length)
    // The whole play has replaced the result that was published first.
    expect({ key, status, score }).toEqual({ key, status: state.status, score: state.score })
    if (isRecent) expect({ key, hasStatistics }).toEqual({ key, hasStatistics: state.status === 8 })
  }
  // Every match is stored exactly once.
  const fixtures = await ask<{ key: string }>("SELECT key FROM matches WHERE source = 'demo'")
  expect(new Set(fixtures.map(({ key }) => key)).size).toBe(fixtures.length)
  const stored = new Set(fixtures.map(({ key }) => key))
  expect([...byKey.keys()].filter((key) => !stored.has(key))).toEqual([])
})
