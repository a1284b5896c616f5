import { once } from 'node:events'
import { request } from 'node:http'
import { login } from '@saidian/shared/contracts/accounts'
import type { Envelope } from '@saidian/shared/contracts/http'
import { openPort, type Port } from '../../../platform/http'
import { type AccountsWorld, encryptPassword, newPhone, openAccounts, registered } from '../testing'

const PASSWORD = 'kuai-le-zu-qiu-7'
const CROWD = '127.0.2.1'

let world: AccountsWorld
let port: Port
beforeAll(async () => {
  world = await openAccounts()
  port = await openPort(world.app, { port: 0, host: '127.0.0.1', requestTimeoutMs: 120_000 })
})
afterAll(async () => {
  await port.close(0)
  await world.close()
})

/** Logs in over a connection of its own from an address of this machine. */
async function logIn(
  account: string,
  password: string,
  localAddress: string,
): Promise<Envelope<unknown>> {
  const body = JSON.stringify({ way: 'password', account, ...encryptPassword(password) })
  const call = request({
    host: '127.0.0.1',
    port: port.number,
    method: 'POST',
    path: login.path,
    agent: false,
    localAddress,
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  })
  call.end(body)
  const [answer] = await once(call, 'response')
  let text = ''
  for await (const chunk of answer) text += chunk
  return JSON.parse(text) as Envelope<unknown>
}

test('20 logins of other addresses pass while one address has 400 login connections', async () => {
  const phones = Array.from({ length: 20 }, newPhone)
  for (const phone of phones) await registered(world, PASSWORD, phone)
  const crowd = Array.from({ length: 400 }, () => logIn(newPhone(), 'not the password', CROWD))
  const others = await Promise.all(
    phones.map((phone, n) => logIn(phone, PASSWORD, `127.0.3.${n + 1}`)),
  )
  expect(others.filter(({ code }) => code !== 200)).toEqual([])
  const reasons = (await Promise.all(crowd)).map(({ reason }) => reason)
  expect(reasons.filter((reason) => reason === 'request.too_many').length).toBeGreaterThan(200)
  expect(reasons).toContain('account.wrong_login')
})
