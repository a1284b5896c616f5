import type { FastifyInstance } from 'fastify'
import { createTestApp } from '../../testing'
import { imModule } from '.'

let app: FastifyInstance
afterEach(() => app.close())

const ask = (headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/imserver/websocket/address',
    headers: { host: 'live.example:8080', ...headers },
  })

const issueTicket = async ({ sessionId }: { sessionId: string }) => `ticket of ${sessionId}`
const authenticate = async (token: string) =>
  token === 'good' ? { id: '7', sessionId: 's7' } : null

it("a visitor gets the address of the page's own origin and no token", async () => {
  app = await createTestApp({ modules: [imModule({ messageHost: '', issueTicket })], authenticate })
  const answer = await ask()
  expect(answer.json()).toMatchObject({
    code: 200,
    data: { token: '', lotteryAddress: [{ protocol: 'ws', host: 'live.example', port: 8080 }] },
  })
})

it('a member gets a ticket for the login frame, a stale token the no-token code', async () => {
  app = await createTestApp({ modules: [imModule({ messageHost: '', issueTicket })], authenticate })
  expect((await ask({ accesstoken: 'good' })).json().data.token).toBe('ticket of s7')
  expect((await ask({ accesstoken: 'stale' })).json()).toMatchObject({ code: 401, data: null })
})

it('a configured messaging host is sent with the secure protocol and its port', async () => {
  app = await createTestApp({
    modules: [imModule({ messageHost: 'https://msg.example.com', issueTicket })],
    authenticate,
  })
  expect((await ask()).json().data.lotteryAddress).toEqual([
    { protocol: 'wss', host: 'msg.example.com', port: 443 },
  ])
})

it('a request without a usable host is rejected', async () => {
  app = await createTestApp({ modules: [imModule({ messageHost: '', issueTicket })], authenticate })
  expect((await ask({ host: 'no host:99999999' })).json()).toMatchObject({
    code: 400,
    reason: 'request.invalid',
  })
})
