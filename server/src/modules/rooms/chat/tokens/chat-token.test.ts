import { type ChatWorld, openChat } from '../testing/chat-world'

let world: ChatWorld
beforeAll(async () => {
  world = await openChat()
})
afterAll(() => world.close())

const ask = (member: string, group: unknown) => world.call(member, '/chat/getToken', { group })

test('a group has its topics, and a member a ticket of the im socket', async () => {
  const one = await world.member()
  expect((await ask('', 'football')).data).toEqual({ token: '', topics: ['board/football'] })
  expect((await ask(one, 'basketball')).data).toEqual({
    token: `ticket of ${one}`,
    topics: ['board/basketball'],
  })
  const { matchId } = world
  expect((await ask('', matchId)).data.topics).toEqual([
    `match/basketball/${matchId}`,
    `room/m${matchId}`,
  ])
})

test('an unknown match or group has none', async () => {
  expect(await ask('', 999_999)).toMatchObject({ reason: 'room.no_such_room' })
  expect((await ask('', 'tennis')).code).toBe(400)
})
