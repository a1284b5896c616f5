import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import type { Db } from '../../platform/database'
import { ledgerFaults, openWalletWorld, purchase } from './testing/wallet-world'

let world: Awaited<ReturnType<typeof openWalletWorld>>
beforeAll(async () => {
  world = await openWalletWorld()
})
afterAll(() => world.close())

const SERVER_DIR = path.join(__dirname, '../../..')

async function buyAndKill(buyer: string, afterMs: number): Promise<void> {
  const script = path.join(__dirname, 'testing/buy-without-end.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, world.url, buyer], {
    cwd: SERVER_DIR,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  await new Promise((resolve) => setTimeout(resolve, afterMs))
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

test('a process killed while it buys leaves whole purchases only', async () => {
  const buyer = await world.member(1_000_000)
  for (const afterMs of [3, 17, 41]) await buyAndKill(buyer, afterMs)
  // The database rolls back what the dead process had begun.
  const { coins, entries } = (await world.call(buyer, '/user/wallet')).data
  expect(coins).toBeLessThan(1_000_000)
  expect(entries[0].balance).toBe(coins)
  expect(await ledgerFaults(world.db)).toEqual([])
})

test('a connection lost before the commit books nothing and leaves the key free', async () => {
  const buyer = await world.member(10)
  const pool = new Pool({ connectionString: world.url, max: 1 })
  pool.on('connect', (client) => client.on('error', () => undefined))
  const doomed: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  const aborted = doomed.transaction().execute(async (trx) => {
    await world.ledger.transfer(purchase(buyer, 10, 'cut'), trx)
    await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(trx)
  })
  await expect(aborted).rejects.toThrow()
  await doomed.destroy()
  expect((await world.call(buyer, '/user/wallet')).data.coins).toBe(10)
  expect(await world.ledger.transfer(purchase(buyer, 10, 'cut'))).toMatchObject({ isNew: true })
  expect(await ledgerFaults(world.db)).toEqual([])
})
