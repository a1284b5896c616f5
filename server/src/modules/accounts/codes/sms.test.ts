import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { sendCode } from '@saidian/shared/contracts/accounts'
import { type AccountsWorld, newPhone, openAccounts } from '../testing'
import { createWebhookSms } from './sms'

const SECRET = 'a secret of the operator'

let gateway: Server
let status = 204
const got: { headers: IncomingHttpHeaders; body: string }[] = []
let url = ''

beforeAll(async () => {
  gateway = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    got.push({ headers: request.headers, body })
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  const address = gateway.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  url = `http://127.0.0.1:${address.port}/sms`
})
afterAll(() => gateway.close())

test('a code goes to the SMS gateway with a signature over time and body', async () => {
  await createWebhookSms({ url, secret: SECRET })({
    phone: '13800000001',
    code: '012345',
    purpose: 'login',
  })
  const { headers, body } = got.at(-1) ?? { headers: {}, body: '' }
  expect(JSON.parse(body)).toEqual({ phone: '13800000001', code: '012345', purpose: 'login' })
  const signed = createHmac('sha256', SECRET)
    .update(`${headers['x-timestamp']}.${body}`)
    .digest('hex')
  expect(headers['x-signature']).toBe(signed)
  expect(Math.abs(Number(headers['x-timestamp']) - Date.now() / 1000)).toBeLessThan(5)
})

describe('in the product', () => {
  let world: AccountsWorld
  beforeAll(async () => {
    world = await openAccounts({
      env: { SMS_DEV: '', SMS_WEBHOOK_URL: url, SMS_WEBHOOK_SECRET: SECRET },
    })
  })
  afterAll(() => world.close())
  const ask = (phone: string) => world.ask(sendCode, { body: { phone, purpose: 'login' } })

  test('the answer does not contain the code', async () => {
    const answer = await ask(newPhone())
    expect(answer.data).toEqual({ retryAfterMs: 60_000, expiresInMs: 300_000 })
    expect(JSON.parse(got.at(-1)?.body ?? '').code).toMatch(/^\d{6}$/)
  })

  test('a failed delivery refunds the request: the client may retry at once', async () => {
    const phone = newPhone()
    status = 500
    expect((await ask(phone)).reason).toBe('server.busy')
    status = 204
    expect((await ask(phone)).code).toBe(200)
  })
})
