import type { FeedMessage } from '../../../../feeds/feed'
import { createLog } from '../../../../platform/log'
import type { Stored } from '../../../../sports/ingest'
import {
  createTestDatabase,
  footballWorld,
  SATURDAY_EVENING,
  type TestDatabase,
} from '../../../../testing'
import { footballSink } from '../..'
import { lineupStore } from './lineup.store'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

test('list columns change when a line-up is confirmed, not with every sheet', async () => {
  const stored: Stored[] = []
  const sink = footballSink({
    db: database.db,
    source: 'demo',
    clock: { now: () => SATURDAY_EVENING * 1000 },
    log: createLog('silent'),
    stores: [lineupStore(() => undefined)],
    onStored: (change) => void stored.push(change),
  })
  await sink.deliver(footballWorld(['a']))
  const sheet = (revision: number, confirmed: boolean): FeedMessage => ({
    kind: 'lineup',
    at: SATURDAY_EVENING,
    matchKey: 'a',
    revision,
    home: { confirmed, formation: '4-3-3', coach: null, players: [] },
    away: null,
  })
  const relists = async (message: FeedMessage) => {
    stored.length = 0
    await sink.deliver([message])
    return stored.flatMap(({ touched }) => touched).some(({ part }) => part === 'columns')
  }
  expect(await relists(sheet(1, false))).toBe(false)
  expect(await relists(sheet(2, true))).toBe(true)
  expect(await relists(sheet(3, true))).toBe(false)
})
