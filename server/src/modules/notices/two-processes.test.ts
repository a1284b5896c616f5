import { once } from 'node:events'
import { login, sendCode } from '@saidian/shared/contracts/accounts'
import { putSettings } from '@saidian/shared/contracts/personal'
import { IM_LOGIN, IM_PERSONAL, postSocketAddress } from '@saidian/shared/contracts/sockets'
import { WebSocket } from 'ws'
import { createTestBroker } from '../../platform/bus/test-broker'
import { createTestDatabase } from '../../testing'
import { createScratchDir } from '../../testing/scratch-dir'
import { spawnServer } from '../../testing/spawn-server'
import { until } from '../../testing/until'

type Frame = { code?: number; op?: string; seq?: number; epoch?: string; recovered?: boolean }

async function call<Data>(url: string, body: unknown, token = ''): Promise<Data> {
  const headers = { 'content-type': 'application/json', accesstoken: token }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return ((await answer.json()) as { data: Data }).data
}

test('a device at one process gets changes of the other, also after it was away', async () => {
  const [database, scratch, broker] = [
    await createTestDatabase(),
    await createScratchDir(),
    await createTestBroker(),
  ]
  const env = {
    DATABASE_URL: database.url,
    VAR_DIR: scratch.dir,
    NATS_URL: broker.url,
    SMS_DEV: '1',
  }
  const api = await spawnServer({ ...env, ROLES: 'api' })
  const gateway = await spawnServer({ ...env, ROLES: 'gateway' })
  try {
    const phone = '13800138000'
    const { code } = await call<{ code: string }>(api.url + sendCode.path, {
      phone,
      purpose: 'login',
    })
    const given = { way: 'code', phone, code, agreed: true }
    const { token } = await call<{ token: string }>(api.url + login.path, given)
    const info = await fetch(`${api.url}/user/center/info`, { headers: { accesstoken: token } })
    const { id } = ((await info.json()) as { data: { id: string } }).data
    const topic = `user/${id}`

    async function open(since?: object): Promise<{ ws: WebSocket; got: Frame[] }> {
      const ticket = await fetch(api.url + postSocketAddress.path, {
        method: 'POST',
        headers: { accesstoken: token },
      })
      const { data } = (await ticket.json()) as { data: { token: string } }
      const ws = new WebSocket(`${gateway.url.replace('http', 'ws')}/ws/im`)
      const got: Frame[] = []
      ws.on('message', (text) => got.push(JSON.parse(String(text)) as Frame))
      await once(ws, 'open')
      ws.send(JSON.stringify({ code: IM_LOGIN, accessToken: data.token }))
      ws.send(JSON.stringify({ op: 'sub', topic, since }))
      await until(() => got.length >= 2)
      return { ws, got }
    }
    const change = (value: string) =>
      call(
        api.url + putSettings.path,
        { entries: [{ key: 'theme', value, at: Date.now() }] },
        token,
      )
    const changed = { op: 'event', topic, data: { code: IM_PERSONAL, data: { part: 'settings' } } }

    const first = await open()
    expect(first.got).toMatchObject([{ code: IM_LOGIN }, { op: 'subscribed', recovered: false }])
    await change('dark')
    await until(() => first.got.length === 3)
    expect(first.got[2]).toMatchObject(changed)
    const { epoch, seq } = first.got[2] ?? {}
    first.ws.close()
    await once(first.ws, 'close')

    await change('light')
    const again = await open({ epoch, seq })
    await until(() => again.got.length === 3)
    expect(again.got.slice(1)).toMatchObject([{ op: 'subscribed', recovered: true }, changed])
    again.ws.close()
  } finally {
    await Promise.all([api.end('SIGTERM'), gateway.end('SIGTERM')])
    await broker.stop()
    await database.drop()
    await scratch.remove()
  }
}, 60_000)
