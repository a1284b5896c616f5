import { sql } from 'kysely'
import { makeMember } from '../../../testing/make-member'
import { createScratchDir } from '../../../testing/scratch-dir'
import { type ServerProcess, spawnServer } from '../../../testing/spawn-server'
import { until } from '../../../testing/until'
import { issue, ledgerFaults } from '../../wallet/testing'
import { openGiftsWorld } from '../testing'

const FANS = 12
const GIFTS_EACH = 6
const COINS = 100
/** Confirmed gifts before each kill: after the first one, and in the middle. */
const KILLS = process.env.LONG_TESTS ? [1, 10, 30] : [1, 30]
/** 应援哨 for two coins: one for the anchor, one for the house. */
const WHISTLE = 3
/** Name of the database connections of the killed servers. */
const KILLED = 'killed-server'

let world: Awaited<ReturnType<typeof openGiftsWorld>>
let scratch: Awaited<ReturnType<typeof createScratchDir>>
beforeAll(async () => {
  world = await openGiftsWorld()
  scratch = await createScratchDir()
})
afterAll(async () => {
  await world.close()
  await scratch.remove()
})

type Gift = { id: string; token: string; key: string; wasConfirmed: boolean }

const start = () =>
  spawnServer({
    DATABASE_URL: `${world.url}?application_name=${KILLED}`,
    VAR_DIR: scratch.dir,
    ROLES: 'api',
  })

/** Gifts of several fans, each with a key of its own. */
async function listGifts(): Promise<Gift[]> {
  const fans = await Promise.all(
    Array.from({ length: FANS }, () => makeMember(world.db, { parts: [world.wallet.part] })),
  )
  for (const { id } of fans) await world.ledger.transfer(issue(id, COINS, `kill/${id}`))
  return fans.flatMap(({ id, token }) =>
    Array.from({ length: GIFTS_EACH }, () => ({
      id,
      token,
      key: world.key(),
      wasConfirmed: false,
    })),
  )
}

async function send(server: ServerProcess, roomId: number, { token, key }: Gift) {
  const answer = await fetch(`${server.url}/api/gift/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accesstoken: token },
    body: JSON.stringify({ roomId, giftId: WHISTLE, count: 1, from: 'coins', key }),
  })
  return (await answer.json()) as { code: number; data: { count: number; comboId: string } }
}

/** All gifts are sent at once; the server is killed after `confirmed` of them are. */
async function sendAndKill(roomId: number, gifts: Gift[], confirmed: number): Promise<void> {
  const server = await start()
  await new Promise<void>((resolve) => {
    const sending = gifts.map((gift) =>
      send(server, roomId, gift).then(
        ({ code }) => {
          gift.wasConfirmed = code === 200
          if (gifts.filter(({ wasConfirmed }) => wasConfirmed).length >= confirmed) resolve()
        },
        () => undefined,
      ),
    )
    // A busy machine may reject many; then the kill comes after the last answer.
    void Promise.all(sending).then(() => resolve())
  })
  await server.end('SIGKILL')
  // The database ends the transactions of the killed process by itself.
  await until(async () => (await connectionsOfKilled()) === 0)
}

async function connectionsOfKilled(): Promise<number> {
  const { rows } = await sql`SELECT FROM pg_stat_activity
    WHERE application_name = ${KILLED}`.execute(world.db)
  return rows.length
}

/** Sends, transfers and shares of a room, and combos that are not the sum of their sends. */
async function traceOf(roomId: number, anchorId: string) {
  const { rows } = await sql<Record<string, number>>`
    SELECT (SELECT count(*)::int FROM gift_sends WHERE room_id = ${roomId}) AS sends,
      (SELECT count(*)::int FROM ledger_transfers
        WHERE reference = ${`room ${roomId}, gift ${WHISTLE}`}) AS transfers,
      (SELECT count(*)::int FROM (
        SELECT FROM gift_sends WHERE room_id = ${roomId} GROUP BY combo_id
        HAVING sum(count) <> max(combo_count)) AS wrong) AS "wrongCombos",
      (SELECT coalesce(sum(coins), 0)::int FROM gift_income WHERE anchor_id = ${anchorId})
        + (SELECT balance::int FROM ledger_accounts WHERE account_id = ${anchorId}) AS income
  `.execute(world.db)
  return rows[0]
}

async function keysStored(gifts: Gift[]): Promise<Set<string>> {
  const keys = gifts.map(({ key }) => key)
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM gift_sends WHERE key = ANY(${keys})`.execute(world.db)
  return new Set(rows.map(({ key }) => key))
}

test('a kill while gifts are sent books whole gifts, and each once when sent again', async () => {
  const { roomId, anchorId } = await world.room()
  const all: Gift[] = []
  for (const confirmed of KILLS) {
    const gifts = await listGifts()
    all.push(...gifts)
    await sendAndKill(roomId, gifts, confirmed)
  }
  const stored = await keysStored(all)
  const whole = (sends: number) => ({ sends, transfers: sends, income: sends, wrongCombos: 0 })
  expect(await traceOf(roomId, anchorId)).toEqual(whole(stored.size))
  // The kills came in the middle, and every confirmed gift is booked.
  expect(stored.size).toBeGreaterThan(0)
  expect(stored.size).toBeLessThan(all.length)
  expect(all.filter(({ wasConfirmed, key }) => wasConfirmed && !stored.has(key))).toEqual([])
  expect(await ledgerFaults(world.db)).toEqual([])

  const server = await start()
  for (const again of [1, 2])
    for (const gift of all)
      expect([again, await send(server, roomId, gift)]).toEqual([
        again,
        expect.objectContaining({ code: 200 }),
      ])
  await server.end('SIGTERM')
  expect((await keysStored(all)).size).toBe(all.length)
  expect(await traceOf(roomId, anchorId)).toEqual(whole(all.length))
  expect(await ledgerFaults(world.db)).toEqual([])
})
