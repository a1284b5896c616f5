import { login, logout } from '@saidian/shared/contracts/accounts'
import type { FastifyInstance } from 'fastify'
import { openWholeApp, type WholeApp } from '../../testing/whole-app'

let whole: WholeApp
let app: FastifyInstance
beforeAll(async () => {
  whole = await openWholeApp({ SMS_DEV: '1' })
  app = whole.app.http
})
afterAll(() => whole?.close())

const post = async (url: string, payload: object, accesstoken = '') =>
  (
    await app.inject({ method: 'POST', url, payload, headers: accesstoken ? { accesstoken } : {} })
  ).json()
const PHONE = '13800138000'

test('logins, also failed ones, are recorded with network and without phone', async () => {
  await post(login.path, { way: 'code', phone: PHONE, code: '000000', agreed: true })
  const sent = await post('/inform/send/code', { phone: PHONE, purpose: 'login' })
  const made = await post(login.path, {
    way: 'code',
    phone: PHONE,
    code: sent.data.code,
    agreed: true,
  })
  await app.inject({ url: logout.path, headers: { accesstoken: made.data.token } })
  const { securityLog } = whole.app.staff
  await securityLog.flush()
  const records = (await securityLog.newest(10)).toReversed()
  expect(records.map(({ act, outcome }) => `${act} ${outcome}`)).toEqual([
    'login.code refused',
    'code.send.login done',
    'login.code done',
    'logout done',
  ])
  expect(records[0]).toMatchObject({
    actor: 'visitor',
    network: '127.0.0.0/24',
    about: '138****00',
  })
  expect(records[3]?.actor).toMatch(/^\d+$/)
  expect(JSON.stringify(records)).not.toContain(PHONE)
  expect(await securityLog.verify()).toEqual({ records: 4, fault: null })
})
