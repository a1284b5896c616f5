import { sql } from 'kysely'
import { basketballSink } from '../../../modules/basketball'
import { createLog } from '../../../platform/log'
import { createTestDatabase, type TestDatabase } from '../../../testing'
import { createNbaReplayFeed } from './replay-feed'
import { GAMES_DIR } from './testing/fixture-game'

const START = Date.UTC(2026, 10, 21, 12)
const HOUR = 3_600_000
const GAME = '0021500391'
const MAX_MS = 40_000

describe('a replay of the NBA on a real database', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await createTestDatabase()
  })
  afterEach(() => database.drop())

  const stored = async () => {
    const { rows } = await sql<{ status: number; points: number[] | null }>`
      SELECT s.status, s.home_points AS points
      FROM basketball_match_states s JOIN matches m ON m.id = s.match_id
      WHERE m.key = ${`nba-pbp:${GAME}`}`.execute(database.db)
    return rows[0]
  }

  /** Plays from `startMs` until the stored game is as wanted. */
  async function play(startMs: number, isEnough: (status: number) => boolean): Promise<void> {
    const began = performance.now()
    const clock = { now: () => startMs + (performance.now() - began) * 30 }
    const log = createLog('silent')
    const sink = basketballSink({ db: database.db, source: 'nba-pbp', clock, log })
    const stop = new AbortController()
    const feed = createNbaReplayFeed({ dir: GAMES_DIR, speed: 120, clock, gameIds: [GAME] })
    const running = feed.run(sink, stop.signal)
    const isLate = () => performance.now() - began > MAX_MS
    while (!isEnough((await stored())?.status ?? 0) && !isLate())
      await new Promise((resolve) => setTimeout(resolve, 20))
    stop.abort()
    await running
  }

  it('stores four overtimes, and starts again without them', async () => {
    await play(START, (status) => status === 10)
    expect(await stored()).toEqual({ status: 10, points: [27, 25, 25, 28, 11, 7, 4, 17] })

    await play(START + HOUR, (status) => status > 1 && status < 9)
    const again = await stored()
    expect(again?.status).toBeLessThan(9)
    expect(again?.points?.length).toBeLessThan(5)
    const { rows } = await sql`
      SELECT count(*)::int AS count FROM basketball_incidents WHERE NOT withdrawn AND type = 5
    `.execute(database.db)
    expect(rows).toEqual([{ count: 0 }])
  })
})
