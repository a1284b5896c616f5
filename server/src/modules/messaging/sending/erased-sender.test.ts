import { sql } from 'kysely'
import { until } from '../../../testing/until'
import { type MessagingWorld, openMessaging } from '../testing'

let world: MessagingWorld
beforeEach(async () => {
  world = await openMessaging()
})
afterEach(() => world.close())

/** Statements of this database that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(world.db)
  return rows[0]?.count ?? 0
}

/** Erases a member as the accounts do, while calls of the member wait for the locked account. */
async function eraseDuring(memberId: string, call: () => Promise<{ reason?: string }>) {
  const { part } = world.module
  const { db } = world
  return db.transaction().execute(async (trx) => {
    await sql`SELECT FROM accounts WHERE id = ${memberId} FOR UPDATE`.execute(trx)
    const answer = call()
    await until(async () => (await waiting()) === 1)
    await part.erase(trx, memberId, () => undefined)
    await sql`UPDATE accounts SET phone = NULL, deleted_at = now()
      WHERE id = ${memberId}`.execute(trx)
    return { answer }
  })
}

test('a message of a member who is erased meanwhile waits for no lock in a circle', async () => {
  const [one, other] = [await world.member(), await world.member()]
  world.befriend(one, other)
  const id = await world.open(one, other)
  await world.say(one, id, '之前')
  const { answer } = await eraseDuring(one, () => world.say(one, id, '同时'))
  expect((await answer).reason).toBe('message.no_such_conversation')
  expect((await world.log(other, id)).map(({ body }) => body)).toEqual([{ kind: 'recalled' }])
})

test('nor does a recall', async () => {
  const [one, other] = [await world.member(), await world.member()]
  world.befriend(one, other)
  const id = await world.open(one, other)
  await world.say(one, id, '之前')
  const { answer } = await eraseDuring(one, () =>
    world.call(one, '/imapi/chat/recall', { id, seq: 1 }),
  )
  expect((await answer).reason).toBe('message.no_such_message')
  expect((await world.log(other, id)).map(({ body }) => body)).toEqual([{ kind: 'recalled' }])
})
