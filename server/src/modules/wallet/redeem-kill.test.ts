import { sql } from 'kysely'
import { makeMember } from '../../testing/make-member'
import { createScratchDir } from '../../testing/scratch-dir'
import { type ServerProcess, spawnServer } from '../../testing/spawn-server'
import { until } from '../../testing/until'
import { ledgerFaults, openWalletWorld } from './testing/wallet-world'

const AT_ONCE = 40
const COINS = 100
/** Answers before each kill: after the first one, and in the middle. */
const KILLS = process.env.LONG_TESTS ? [1, 6, 15] : [1, 15]
/** Name of the database connections of the killed servers. */
const KILLED = 'killed-server'

let world: Awaited<ReturnType<typeof openWalletWorld>>
let scratch: Awaited<ReturnType<typeof createScratchDir>>
beforeAll(async () => {
  world = await openWalletWorld()
  scratch = await createScratchDir()
})
afterAll(async () => {
  await world.close()
  await scratch.remove()
})

/** A member with a code and the key under which every try redeems it. */
type Buyer = { id: string; token: string; code: string; requestKey: string; wasConfirmed: boolean }

const start = () =>
  spawnServer({
    DATABASE_URL: `${world.url}?application_name=${KILLED}`,
    VAR_DIR: scratch.dir,
    ROLES: 'api',
    // Every caller has its own address.
    TRUST_PROXY: '127.0.0.1',
  })

async function buyers(): Promise<Buyer[]> {
  const expiresAt = Math.floor(Date.now() / 1_000) + 3_600
  const { data } = await world.makeCodes({ coins: COINS, count: AT_ONCE, expiresAt })
  const members = await Promise.all(
    data.codes.map(() => makeMember(world.db, { parts: [world.part] })),
  )
  return members.map(({ id, token }, at) => ({
    id,
    token,
    code: data.codes[at],
    requestKey: `redeem-of-member-${id}`,
    wasConfirmed: false,
  }))
}

async function redeem(server: ServerProcess, { id, token, code, requestKey }: Buyer) {
  const answer = await fetch(`${server.url}/user/wallet/redeem`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accesstoken: token,
      'x-forwarded-for': `198.51.100.${Number(id) % 250}`,
    },
    body: JSON.stringify({ requestKey, code }),
  })
  return (await answer.json()) as { code: number; data: unknown }
}

/** All members redeem at once; the server is killed after `answered` answers. */
async function redeemAndKill(all: Buyer[], answered: number): Promise<void> {
  const server = await start()
  expect(await killedConnections()).toBeGreaterThan(0)
  let answers = 0
  const dying = new Promise<void>((resolve) => {
    for (const buyer of all)
      void redeem(server, buyer).then(
        ({ code }) => {
          buyer.wasConfirmed = code === 200
          answers += 1
          if (answers === answered) resolve()
        },
        () => undefined,
      )
  })
  await dying
  await server.end('SIGKILL')
}

/** The state of a code: whether it was used, and its entries. */
async function traceOf({ id }: Buyer) {
  const { rows } = await sql<{ used: number; transfers: number; coins: number }>`
    SELECT (SELECT count(*)::int FROM gift_codes WHERE used_by = ${id}::bigint) AS used,
      (SELECT count(*)::int FROM ledger_transfers WHERE key LIKE ${`top-up/${id}/%`}) AS transfers,
      (SELECT balance::int FROM ledger_accounts WHERE account_id = ${id}::bigint) AS coins`.execute(
    world.db,
  )
  return rows[0]
}

async function killedConnections(): Promise<number> {
  const { rows } = await sql`SELECT FROM pg_stat_activity
    WHERE application_name = ${KILLED}`.execute(world.db)
  return rows.length
}

const WHOLE = { used: 1, transfers: 1, coins: COINS }
const NOTHING = { used: 0, transfers: 0, coins: 0 }

test('a kill during redemptions books all or nothing; a key keeps its answer', async () => {
  const all: Buyer[] = []
  for (const answered of KILLS) {
    const now = await buyers()
    all.push(...now)
    await redeemAndKill(now, answered)
  }
  // The database ends the transactions of the killed processes by itself.
  await until(async () => (await killedConnections()) === 0)
  const traces = await Promise.all(all.map(traceOf))
  const isBooked = traces.map((trace) => trace?.coins === COINS)
  expect(traces).toEqual(isBooked.map((is) => (is ? WHOLE : NOTHING)))
  // The kills came in the middle: some are booked, some are not, and every confirmed one is booked.
  expect(new Set(isBooked)).toEqual(new Set([true, false]))
  expect(all.filter(({ wasConfirmed }, at) => wasConfirmed && !isBooked[at])).toEqual([])
  expect(await ledgerFaults(world.db)).toEqual([])

  const server = await start()
  for (const again of [1, 2])
    for (const buyer of all)
      expect([again, await redeem(server, buyer)]).toEqual([
        again,
        { code: 200, data: { coins: COINS, added: COINS }, message: 'ok' },
      ])
  await server.end('SIGTERM')
  expect(await Promise.all(all.map(traceOf))).toEqual(all.map(() => WHOLE))
  expect(await ledgerFaults(world.db)).toEqual([])
})
