import { type ChatWorld, openChat } from '../testing/chat-world'

let world: ChatWorld
const blocks = new Map<string, string>()
const hiddenFor = async (id: string | null) =>
  new Set([...blocks].flatMap(([by, who]) => (by === id ? [who] : who === id ? [by] : [])))

beforeAll(async () => {
  world = await openChat({ hiddenFor })
})
afterAll(() => world.close())

test('a member reads no messages of who blocks them, and the page gets their ids', async () => {
  const [one, other, third] = [await world.member(), await world.member(), await world.member()]
  await world.say(one, '好球')
  await world.say(other, '越位了')
  blocks.set(one, other)
  const texts = async (id: string) => (await world.welcome(id)).messages.map(({ text }) => text)
  expect(await texts(one)).toEqual(['好球'])
  expect(await texts(other)).toEqual(['越位了'])
  expect(await texts(third)).toEqual(['好球', '越位了'])
  expect((await world.welcome(other)).hidden).toEqual([one])
  expect((await world.welcome()).hidden).toEqual([])
  const older = await world.call(other, '/chat/page', { matchId: world.matchId, before: 1_000 })
  expect(older.data.messages).toHaveLength(1)
})
