import { randomInt } from 'node:crypto'
import { createInProcessBus } from '../../../platform/bus'
import { systemClock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { createLog } from '../../../platform/log'
import { makeAccount } from '../member/make-account'
import type { MemberPart } from '../member-part'
import { createSessions } from '../session/sessions.service'

export type TestMember = { id: string; token: string; sessionId: string; phone: string }

/**
 * Registers a member: `token` goes into the `accessToken` header, `parts` are those of the modules
 * under test. Without `phone` a random one is used.
 */
export async function makeMember(
  db: Db,
  given: {
    phone?: string
    passwordHash?: string
    parts?: readonly MemberPart[]
    atMs?: number
  } = {},
): Promise<TestMember> {
  const phone = given.phone ?? `1${randomInt(3_000_000_000, 9_999_999_999)}`
  const clock = given.atMs === undefined ? systemClock : { now: () => given.atMs ?? 0 }
  const deps = { db, bus: createInProcessBus(), clock, log: createLog('silent') }
  const sessions = createSessions(deps)
  return db.transaction().execute(async (trx) => {
    const account = { phone, passwordHash: given.passwordHash ?? null, atMs: clock.now() }
    const id = await makeAccount(trx, given.parts ?? [], account)
    if (id === null) throw new Error(`${phone} is a member already`)
    const session = await sessions.open(trx, id, { address: '127.0.0.1', userAgent: 'test' })
    return { id, token: session.token, sessionId: session.id, phone }
  })
}
