import { setTimeout as sleep } from 'node:timers/promises'
import { type Position, type ServerFrame, TOPIC } from '@saidian/shared/contracts/sockets'
import { TestClient } from './testing/test-client'
import { startTestGateway, type TestGateway } from './testing/test-gateway'
import type { TestTopic } from './testing/test-topic'

const BOARD = TOPIC.footballBoard
const CLIENTS = 50
const KICKS = 20

/** The simplest client: counts every gap and every duplicate that the gateway does not announce. */
class Follower {
  gaps = 0
  duplicates = 0
  recovered = 0
  reloaded = 0
  kicks = 0
  reloadedAt = 0
  applied: Position
  values: Record<string, unknown>
  readonly #board: TestTopic
  #client: TestClient | null = null

  constructor(board: TestTopic) {
    this.#board = board
    const { values, ...position } = board.snapshot()
    this.applied = position
    this.values = values
  }

  async live(url: string): Promise<void> {
    while (this.kicks <= KICKS) {
      const client = await TestClient.open(url)
      this.#client = client
      await client.subscribe(BOARD, this.applied)
      if (this.kicks < KICKS) await sleep(5 + Math.random() * 30)
      this.#takeNew(client)
      if (this.kicks++ < KICKS) await client.close()
    }
  }

  async finish(goal: Position): Promise<void> {
    const client = this.#client
    if (!client) throw new Error('never connected')
    await client.until(() => {
      this.#takeNew(client)
      return this.applied.seq >= goal.seq
    })
    await client.close()
  }

  #takeNew(client: TestClient): void {
    for (const frame of client.frames.splice(0)) this.#take(frame)
  }

  #take(frame: ServerFrame): void {
    if (frame.op === 'subscribed') {
      if (frame.recovered) this.recovered++
      else this.#reload()
    }
    if (frame.op !== 'event') return
    // A snapshot may be newer than events on their way; only events after the snapshot count as
    // duplicates.
    if (frame.seq <= this.applied.seq) {
      if (this.reloadedAt < frame.seq) this.duplicates++
      return
    }
    if (frame.seq !== this.applied.seq + 1) this.gaps++
    const { key, value } = frame.data as { key: string; value: unknown }
    this.values[key] = value
    this.applied = { epoch: frame.epoch, seq: frame.seq }
  }

  #reload(): void {
    this.reloaded++
    const { values, ...position } = this.#board.snapshot()
    this.values = values
    this.applied = position
    this.reloadedAt = position.seq
  }
}

let site: TestGateway
beforeEach(async () => {
  site = await startTestGateway()
})
afterEach(() => site.stop())

it('fifty clients that reconnect twenty times have no gap and no duplicate', async () => {
  const board = site.publisher(BOARD)
  let published = 0
  const publishing = setInterval(() => {
    for (let n = 0; n < 5; n++) board.publish(`match-${published % 40}`, published++)
  }, 5)
  const followers = Array.from({ length: CLIENTS }, () => new Follower(board))
  await Promise.all(followers.map((follower) => follower.live(site.liveUrl)))
  clearInterval(publishing)
  const goal = board.publish('last', 'word')
  await Promise.all(followers.map((follower) => follower.finish(goal)))

  const sum = (count: (follower: Follower) => number) =>
    followers.reduce((total, one) => total + count(one), 0)
  expect({ gaps: sum((one) => one.gaps), duplicates: sum((one) => one.duplicates) }).toEqual({
    gaps: 0,
    duplicates: 0,
  })
  expect(sum((one) => one.recovered)).toBeGreaterThan((CLIENTS * KICKS) / 3)
  for (const follower of followers) expect(follower.values).toEqual(board.snapshot().values)
})
