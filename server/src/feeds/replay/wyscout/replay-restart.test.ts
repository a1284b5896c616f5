import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from '../../../testing'
import type { FeedMessage, FeedSink } from '../../feed'
import { createTestImport } from '../../imports/testing'
import { createReplayFeed } from './replay-feed'

const DIR = fileURLToPath(new URL('./fixtures', import.meta.url))
const START = Date.UTC(2026, 10, 21, 12)
const HOUR = 3_600_000
const MATCH = 2500097

describe('a replay on a real database', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await createTestDatabase()
  })
  afterEach(() => database.drop())

  /** Plays from `startMs` at 100 match seconds a second until the messages are enough. */
  async function play(
    startMs: number,
    isEnough: (messages: FeedMessage[]) => boolean,
  ): Promise<void> {
    const { sink } = createTestImport(database.db, 'wyscout', startMs / 1000)
    const received: FeedMessage[] = []
    const listening: FeedSink = {
      ...sink,
      deliver: async (messages) => {
        await sink.deliver(messages)
        received.push(...messages)
      },
    }
    const began = performance.now()
    const clock = { now: () => startMs + (performance.now() - began) * 10 }
    const stop = new AbortController()
    const running = createReplayFeed({ dir: DIR, speed: 100, clock, matchIds: [MATCH] }).run(
      listening,
      stop.signal,
    )
    while (!isEnough(received)) await new Promise((resolve) => setTimeout(resolve, 10))
    stop.abort()
    await running
  }

  const rows = async (what: string) => (await sql.raw(what).execute(database.db)).rows

  it('stores the whole match, and starts again without data of the earlier run', async () => {
    await play(START, (received) =>
      received.some((one) => one.kind === 'match' && one.state.status === 8),
    )
    const whole = await rows(
      'SELECT count(*)::int AS lines FROM football_text_lines WHERE NOT withdrawn',
    )
    expect(whole).toEqual([{ lines: expect.any(Number) }])
    expect(
      await rows('SELECT DISTINCT length(formation) > 0 AS known FROM football_lineups'),
    ).toEqual([{ known: true }])

    await play(START + HOUR, (received) =>
      received.some((one) => one.kind === 'text' && one.lines.length > 0),
    )
    const [now] = (await rows(`SELECT count(*) FILTER (WHERE NOT withdrawn)::int AS lines,
      count(*) FILTER (WHERE corrected)::int AS corrected FROM football_text_lines`)) as {
      lines: number
      corrected: number
    }[]
    expect(now?.corrected).toBe(0)
    expect(now?.lines).toBeLessThan((whole as { lines: number }[])[0]?.lines ?? 0)
    expect(
      await rows('SELECT sum(home + away)::int AS sum FROM football_statistics WHERE half = 2'),
    ).toEqual([{ sum: 0 }])
  })
})
