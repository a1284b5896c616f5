import { login, sendCode } from '@saidian/shared/contracts/accounts'
import { pino } from 'pino'
import { openSite, type Site } from '../../testing/open-site'
import type { ServerProcess } from '../../testing/spawn-server'
import { until } from '../../testing/until'
import { createNatsBus } from '../bus'

let site: Site
beforeEach(async () => {
  site = await openSite()
})
afterEach(() => site.close())

async function readiness({ internalUrl }: ServerProcess) {
  const answer = await fetch(`${internalUrl}/readyz`)
  return [answer.status, ((await answer.json()) as { reasons: object }).reasons]
}

async function post<Data>(url: string, body: object): Promise<Data> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return ((await answer.json()) as { data: Data }).data
}

const READY = [200, {}]
const UNREADY = [503, { 'message broker': 'message broker lost' }]

test('a process without the role feed is ready whatever the feed does', async () => {
  const bus = await createNatsBus(site.broker.url, pino({ level: 'silent' }))
  // A leader that is still reading its lists: it answers when the others are ready.
  let answer = () => {}
  const ready = new Promise<void>((resolve) => {
    answer = resolve
  })
  const asked = new Set<string>()
  const wait = (_: unknown, subject: string) => {
    asked.add(subject)
    return ready
  }
  const listening = new AbortController()
  for (const kind of ['snapshot', 'position'])
    bus.respond(`${kind}.board.*`, wait, listening.signal)
  await bus.check()
  const others = await Promise.all([site.start('web,api'), site.start('gateway')])
  expect(await Promise.all(others.map(readiness))).toEqual([READY, READY])
  expect([...asked].sort()).toEqual(['snapshot.board.basketball', 'snapshot.board.football'])
  answer()
  listening.abort()
  await bus.close()
})

test('without the broker only gateways and the feed are unready', async () => {
  const { broker } = site
  const roles = ['web,api', 'media', 'gateway', 'feed']
  const processes = await Promise.all(roles.map((role) => site.start(role, { SMS_DEV: '1' })))
  const [api] = processes
  const all = () => Promise.all(processes.map(readiness))
  expect(await all()).toEqual([READY, READY, READY, READY])
  await broker.stop()
  await until(async () => (await all())[3]?.[0] === 503 && (await all())[2]?.[0] === 503)
  expect(await all()).toEqual([READY, READY, UNREADY, UNREADY])
  // What it says it can serve, it does: a member registers and logs in.
  const phone = '13800138000'
  const sent = await post<{ code: string }>(`${api?.url}${sendCode.path}`, {
    phone,
    purpose: 'login',
  })
  const given = { way: 'code', phone, code: sent.code, agreed: true }
  expect(await post(`${api?.url}${login.path}`, given)).toMatchObject({
    token: expect.any(String),
  })
  await broker.start()
  await until(async () => (await all()).every(([status]) => status === 200))
})
