import { setImmediate as nextImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { matchMessage } from '../../../testing'
import { type MatchWorld, openMatchWorld, soon } from './testing/match-world'

let world: MatchWorld
const unhandled: unknown[] = []
const onUnhandled = (error: unknown) => unhandled.push(error)

beforeEach(async () => {
  world = await openMatchWorld()
  process.on('unhandledRejection', onUnhandled)
})
afterEach(async () => {
  process.off('unhandledRejection', onUnhandled)
  unhandled.length = 0
  await world.close()
})

const makeUnreadable = () => sql`ALTER TABLE football_injuries RENAME TO hidden`.execute(world.db)
const makeReadable = () => sql`ALTER TABLE hidden RENAME TO football_injuries`.execute(world.db)

test('a failed first read rejects its callers, without unhandled rejections', async () => {
  await makeUnreadable()
  const answers = await Promise.allSettled(Array.from({ length: 200 }, () => world.follow()))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['rejected']))
  // Node reports a rejection without a handler once the microtasks have run.
  await nextImmediate()
  await nextImmediate()
  expect(unhandled).toEqual([])
  await makeReadable()
  expect(await world.follow()).toMatchObject({ seq: 0 })
})

test('a change whose read failed is published by the next read', async () => {
  await world.deliver(matchMessage('a', 1))
  await world.follow()
  await makeUnreadable()
  await world.deliver(matchMessage('a', 2, { status: 3, half: [1, 0], score: [1, 0] }))
  await soon(() => world.warnings() > 0)
  await makeReadable()
  await soon(() => world.published().match?.s === 3)
  expect(world.published().match?.score).toEqual([1, 0])
})
