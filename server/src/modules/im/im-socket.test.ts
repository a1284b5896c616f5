import { once } from 'node:events'
import { login, logout, sendCode } from '@saidian/shared/contracts/accounts'
import { CODE } from '@saidian/shared/contracts/http'
import { CLOSE, IM_LOGIN, IM_PATH, postSocketAddress } from '@saidian/shared/contracts/sockets'
import { WebSocket } from 'ws'
import { createTestDatabase } from '../../testing'
import { createScratchDir } from '../../testing/scratch-dir'
import { spawnServer } from '../../testing/spawn-server'

test('a member logs in, opens the socket of the answer, and logout closes it', async () => {
  const [database, scratch] = [await createTestDatabase(), await createScratchDir()]
  const env = {
    DATABASE_URL: database.url,
    VAR_DIR: scratch.dir,
    ROLES: 'api,gateway',
    SMS_DEV: '1',
  }
  const server = await spawnServer(env)
  const call = async <Data>(path: string, body?: unknown, token = '', method = 'POST') => {
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      accesstoken: token,
    }
    const answer = await fetch(server.url + path, { method, headers, body: JSON.stringify(body) })
    return ((await answer.json()) as { data: Data }).data
  }
  try {
    const phone = '13800138000'
    const { code } = await call<{ code: string }>(sendCode.path, { phone, purpose: 'login' })
    const { token } = await call<{ token: string }>(login.path, {
      way: 'code',
      phone,
      code,
      agreed: true,
    })
    const address = await call<{ token: string; lotteryAddress: { host: string; port: number }[] }>(
      postSocketAddress.path,
      undefined,
      token,
    )
    expect(address.token).not.toBe(token)
    const [{ host, port } = { host: '', port: 0 }] = address.lotteryAddress
    const ws = new WebSocket(`ws://${host}:${port}${IM_PATH}`)
    await once(ws, 'open')
    ws.send(JSON.stringify({ code: IM_LOGIN, accessToken: address.token }))
    const [welcome] = await once(ws, 'message')
    expect(JSON.parse(String(welcome))).toEqual({ code: IM_LOGIN })

    const [farewell, closed] = [once(ws, 'message'), once(ws, 'close')]
    await call(logout.path, undefined, token, 'GET')
    expect(JSON.parse(String((await farewell)[0]))).toMatchObject({ code: CODE.noToken })
    expect((await closed)[0]).toBe(CLOSE.noToken)
  } finally {
    await server.end('SIGTERM')
    await database.drop()
    await scratch.remove()
  }
})
