import { once } from 'node:events'
import { IM_LOGIN, IM_PERSONAL, TOPIC } from '@saidian/shared/contracts/sockets'
import { WebSocket } from 'ws'
import { startTestGateway, type TestGateway } from '../../platform/gateway/testing/test-gateway'
import { NOW, openPersonalWorld } from './testing/personal-world'

let world: Awaited<ReturnType<typeof openPersonalWorld>>
let site: TestGateway
beforeAll(async () => {
  world = await openPersonalWorld()
  const authenticate = async (token: string) => ({ id: token, sessionId: token })
  site = await startTestGateway({ bus: world.bus, topics: world.topics, authenticate })
})
afterAll(async () => {
  await site.stop()
  await world.close()
})

/** An online device that follows the topic of its member, and the frames it received. */
async function device(memberId: string) {
  const socket = new WebSocket(site.imUrl)
  const frames: unknown[] = []
  socket.on('message', (data) => frames.push(JSON.parse(String(data))))
  await once(socket, 'open')
  socket.send(JSON.stringify({ code: IM_LOGIN, accessToken: memberId }))
  await once(socket, 'message')
  socket.send(JSON.stringify({ op: 'sub', topic: TOPIC.user(memberId) }))
  await once(socket, 'message')
  return { socket, frames }
}

test('a change reaches the other devices of its member only', async () => {
  const [one, other] = [await world.member(), await world.member()]
  const [tablet, stranger] = [await device(one), await device(other)]
  const received = once(tablet.socket, 'message')
  await world.call(one, '/user/settings', { entries: [{ key: 'theme', value: 'dark', at: NOW }] })
  await received
  expect(tablet.frames.at(-1)).toMatchObject({
    op: 'event',
    topic: TOPIC.user(one),
    data: { code: IM_PERSONAL, data: { part: 'settings' } },
  })
  expect(stranger.frames).toHaveLength(2)
  tablet.socket.terminate()
  stranger.socket.terminate()
})
