import { once } from 'node:events'
import {
  changePassword,
  getDevices,
  logout,
  resetPassword,
  revokeDevice,
} from '@saidian/shared/contracts/accounts'
import { CODE } from '@saidian/shared/contracts/http'
import { CLOSE, IM_LOGIN } from '@saidian/shared/contracts/sockets'
import { sql } from 'kysely'
import { WebSocket } from 'ws'
import { type Bus, createNatsBus } from '../../../platform/bus'
import { createTestBroker, type TestBroker } from '../../../platform/bus/test-broker'
import { startTestGateway, type TestGateway } from '../../../platform/gateway/testing/test-gateway'
import { createLog } from '../../../platform/log'
import { until } from '../../../testing/until'
import { createEraser } from '../member/erase.service'
import {
  type AccountsWorld,
  codeFor,
  encryptPassword,
  loggedIn,
  openAccounts,
  proofFor,
  registered,
} from '../testing'
import { createSessions } from './sessions.service'

const PASSWORD = 'kuai-le-zu-qiu-7'
const NEXT = 'wan-shang-kan-qiu-9'

/** One process with the routes and two with a gateway each, on a real broker. */
let broker: TestBroker
let buses: Bus[]
let world: AccountsWorld
let gateways: TestGateway[]

beforeAll(async () => {
  broker = await createTestBroker()
  buses = await Promise.all([1, 2, 3].map(() => createNatsBus(broker.url, createLog('silent'))))
  world = await openAccounts({ bus: buses[0] })
  const { tickets, alive } = world.accounts
  gateways = await Promise.all(
    buses.slice(1).map((bus) => startTestGateway({ bus, authenticate: tickets.redeem, alive })),
  )
  // The broker knows the subscriptions of the gateways.
  await Promise.all(buses.map((bus) => bus.check()))
})
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.stop()))
  await world.close()
  await Promise.all(buses.map((bus) => bus.close()))
  await broker.stop()
})

type Peer = { ws: WebSocket; first: Promise<{ code: number }>; closed: Promise<number> }

/** A socket that sends this ticket to one of the gateways. */
async function connect(ticket: string, at = 0): Promise<Peer> {
  const ws = new WebSocket(gateways[at]?.imUrl ?? '')
  const closed = once(ws, 'close').then(([code]) => Number(code))
  const first = once(ws, 'message').then(([data]) => JSON.parse(String(data)))
  await once(ws, 'open')
  ws.send(JSON.stringify({ code: IM_LOGIN, accessToken: ticket }))
  return { ws, first, closed }
}

async function ticketOf(token: string): Promise<string> {
  const user = await world.accounts.authenticate(token)
  if (!user) throw new Error('the token has no user')
  return world.accounts.tickets.issue(user)
}

/** An authenticated socket of this session. */
async function online(token: string, at = 0): Promise<Peer> {
  const peer = await connect(await ticketOf(token), at)
  expect(await peer.first).toEqual({ code: IM_LOGIN })
  return peer
}

const member = () => registered(world, PASSWORD)
const secondLogin = async (phone: string) =>
  ((await loggedIn(world, phone, PASSWORD)).data as { token: string }).token

test('a ticket authenticates one socket only', async () => {
  const { token } = await member()
  const ticket = await ticketOf(token)
  const peers = await Promise.all([connect(ticket, 0), connect(ticket, 1), connect(ticket, 0)])
  const codes = (await Promise.all(peers.map(({ first }) => first))).map(({ code }) => code)
  expect(codes.sort((one, other) => one - other)).toEqual([CODE.noToken, CODE.noToken, IM_LOGIN])
  for (const { ws } of peers) ws.terminate()
})

test('a ticket is valid for 30 seconds', async () => {
  const { token } = await member()
  const ticket = await ticketOf(token)
  await world.clock.advance(29_000)
  const { ws, first } = await connect(ticket)
  expect(await first).toEqual({ code: IM_LOGIN })
  ws.terminate()
})

test('tickets that are asked for at once are each a try of their session', async () => {
  const [one, other] = [await member(), await member()]
  const asked = Array.from({ length: 70 }, () => ticketOf(one.token))
  const outcomes = await Promise.allSettled([...asked, ticketOf(other.token)])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(61)
  expect(outcomes.at(-1)?.status).toBe('fulfilled')
})

test('a session gets sixty tickets a minute', async () => {
  const { token } = await member()
  for (let n = 0; n < 60; n++) await ticketOf(token)
  await expect(ticketOf(token)).rejects.toMatchObject({ reason: 'request.too_many' })
  await world.clock.advance(61_000)
  await ticketOf(token)
})

test.each<[string, (token: string) => Promise<string>]>([
  ['the token itself', async (token) => token],
  ['nothing', async () => ''],
  ['an unknown ticket', async () => 'A'.repeat(43)],
  ['a token with the algorithm none', async () => 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxMDAwMDEifQ.'],
  [
    'a ticket half a minute old',
    async (token) => {
      const ticket = await ticketOf(token)
      await world.clock.advance(31_000)
      return ticket
    },
  ],
  [
    'a ticket of a login that has ended since',
    async (token) => {
      const ticket = await ticketOf(token)
      await world.ask(logout, { token })
      return ticket
    },
  ],
  [
    'a ticket of a member who was erased since',
    async (token) => {
      const ticket = await ticketOf(token)
      await eraseMemberOf(token)
      return ticket
    },
  ],
])('%s authenticates no socket', async (_, credentialOf) => {
  const { token } = await member()
  const peer = await connect(await credentialOf(token))
  expect(await peer.first).toMatchObject({ code: CODE.noToken })
  expect(await peer.closed).toBe(CLOSE.noToken)
})

/**
 * Ends the session of `token`; the member has `phone` and a second session `other` with a proof for
 * devices.
 */
type Ending = (phone: string, token: string, other: string, proof: string) => Promise<unknown>

test.each<[string, Ending]>([
  ['logging out', (_phone, token) => world.ask(logout, { token })],
  [
    'being revoked by another device',
    async (_phone, _token, other, proof) =>
      world.ask(revokeDevice, { token: other, body: { proof } }),
  ],
  [
    'being revoked by its id',
    async (_phone, _token, other, proof) => {
      const { data } = await world.ask(getDevices, { token: other })
      const id = (data as { id: string; isThis: boolean }[]).find(({ isThis }) => !isThis)?.id
      return world.ask(revokeDevice, { token: other, body: { id, proof } })
    },
  ],
  [
    'a new password',
    (_phone, _token, other) =>
      world.ask(changePassword, {
        token: other,
        body: { old: encryptPassword(PASSWORD), next: encryptPassword(NEXT) },
      }),
  ],
])('%s closes only the sockets of this session, on every gateway', async (_, end) => {
  const { phone, token } = await member()
  const other = await secondLogin(phone)
  const proof = await proofFor(world, other, 'devices')
  const [here, there, unaffected] = [
    await online(token, 0),
    await online(token, 1),
    await online(other, 1),
  ]
  expect(await end(phone, token, other, proof)).toMatchObject({ code: CODE.ok })
  expect(await Promise.all([here.closed, there.closed])).toEqual([CLOSE.noToken, CLOSE.noToken])
  // The gateway of `there` has handled the revocation, and it still serves this one.
  const answered = once(unaffected.ws, 'message')
  unaffected.ws.send('0')
  expect(String((await answered)[0])).toBe('0')
  unaffected.ws.terminate()
})

test('a reset closes every socket of the member', async () => {
  const { phone, token } = await member()
  const peers = [await online(token, 0), await online(await secondLogin(phone), 1)]
  await world.clock.advance(60_000)
  const code = await codeFor(world, phone, 'reset')
  expect(
    (await world.ask(resetPassword, { body: { phone, code, ...encryptPassword(NEXT) } })).code,
  ).toBe(CODE.ok)
  const ends = await Promise.all(peers.map(({ closed }) => closed))
  expect(ends).toEqual([CLOSE.noToken, CLOSE.noToken])
})

test('an erased account closes its sockets too', async () => {
  const { token } = await member()
  const peer = await online(token, 1)
  await eraseMemberOf(token)
  expect(await peer.closed).toBe(CLOSE.noToken)
})

async function eraseMemberOf(token: string): Promise<void> {
  await sql`UPDATE accounts SET deleting_at = created_at
    WHERE id = ${(await world.accounts.authenticate(token))?.id}::bigint`.execute(world.db)
  const deps = { db: world.db, bus: world.bus, clock: world.clock, log: createLog('silent') }
  expect(await createEraser({ ...deps, sessions: createSessions(deps), parts: [] })()).toBe(1)
}

test('a token that another process has cached is revoked there too', async () => {
  const { token } = await member()
  const elsewhere = await openAccountsOn(buses[2])
  expect(await elsewhere(token)).not.toBeNull()
  await world.ask(logout, { token })
  await until(async () => (await elsewhere(token)) === null)
  expect((await world.ask(getDevices, { token })).reason).toBe('auth.no_token')
})

/** The sessions as a second process on the same database reads them. */
async function openAccountsOn(
  bus: Bus | undefined,
): Promise<AccountsWorld['accounts']['authenticate']> {
  if (!bus) throw new Error('no bus')
  const sessions = createSessions({
    db: world.db,
    bus,
    clock: world.clock,
    log: createLog('silent'),
  })
  sessions.listen(new AbortController().signal)
  await bus.check()
  return sessions.authenticate
}
