import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { createTestApp, createTestDatabase, createTestStaff } from '../../../testing'
import { makeMember } from '../../../testing/make-member'
import { createScratchDir } from '../../../testing/scratch-dir'
import { createTestNotices } from '../../../testing/test-notices'
import { payment, type Transfer, walletModule } from '..'

/** The wallet module on a database of its own; tokens are ids of members. */
export async function openWalletWorld(clock: Clock = { now: () => Date.now() }) {
  const minors = new Set<string>()
  const database = await createTestDatabase()
  const { db } = database
  const scratch = await createScratchDir()
  const { staff, token: staffToken } = await createTestStaff(db, scratch.dir)
  const module = walletModule({
    db,
    clock,
    staff,
    ...createTestNotices(db, clock),
    isMinor: async (memberId) => minors.has(memberId),
  })
  const authenticate = async (token: string) =>
    /^\d+$/.test(token) ? { id: token, sessionId: 's' } : null
  const app = await createTestApp({ modules: [module], authenticate })
  const internal = await createTestApp({
    modules: [{ name: 'internal', routes: module.internalRoutes }],
  })
  let count = 0

  async function member(coins = 0): Promise<string> {
    const { id } = await makeMember(db, { parts: [module.part] })
    if (coins > 0) await give(id, coins)
    return id
  }
  const give = (id: string, coins: number) =>
    module.ledger.transfer(issue(id, coins, `gift/${++count}`))

  return {
    ...module,
    db,
    url: database.url,
    member,
    minors,
    call: createCall(app),
    makeCodes: createMakeCodes(internal, staffToken),
    async close() {
      await app.close()
      await internal.close()
      await database.drop()
      await scratch.remove()
    },
  }
}

function createCall(app: FastifyInstance) {
  return async (token: string, url: string, payload?: object, address = '203.0.113.7') =>
    (
      await app.inject({
        method: payload ? 'POST' : 'GET',
        url,
        headers: token ? { accesstoken: token } : {},
        payload,
        remoteAddress: address,
      })
    ).json()
}

function createMakeCodes(internal: FastifyInstance, staffToken: string) {
  return async (order: object) =>
    (
      await internal.inject({
        method: 'POST',
        url: '/wallet/gift-codes',
        payload: order,
        headers: { authorization: `Bearer ${staffToken}` },
      })
    ).json()
}

export function issue(memberId: string, coins: number, key: string): Transfer {
  const [from, to] = [{ house: 'issued' as const }, { member: memberId }]
  return payment({ key, kind: 'test', reference: key, from, to, amount: coins, title: '赠送' })
}

/** A purchase of the member, paid to the house. */
export function purchase(memberId: string, coins: number, key: string): Transfer {
  const [from, to] = [{ member: memberId }, { house: 'revenue' as const }]
  return payment({ key, kind: 'test', reference: 'thing', from, to, amount: coins, title: '购买' })
}

/** Violated invariants of the ledger; empty when it is consistent. */
export async function ledgerFaults(db: Db): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    SELECT 'the book does not sum to zero' AS fault FROM ledger_entries HAVING sum(amount) <> 0
    UNION ALL SELECT 'transfer ' || t.id
      FROM ledger_transfers t LEFT JOIN ledger_entries e ON e.transfer_id = t.id
      GROUP BY t.id HAVING coalesce(sum(e.amount), 1) <> 0
    UNION ALL SELECT 'balance of ' || a.account_id FROM ledger_accounts a
      LEFT JOIN ledger_entries e ON e.ledger_account_id = a.id WHERE a.kind = 'member'
      GROUP BY a.id HAVING a.balance < 0 OR a.balance <> coalesce(sum(e.amount), 0)`.execute(db)
  return rows.map(({ fault }) => fault)
}
