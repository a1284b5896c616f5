import { TOPIC } from '@saidian/shared/contracts/sockets'
import { type ChatWorld, openChat } from '../testing/chat-world'

let world: ChatWorld
let author: string
beforeEach(async () => {
  world = await openChat()
  author = await world.member()
})
afterEach(() => world.close())

const said = async (text: string): Promise<number> => {
  await world.rest()
  return (await world.say(author, text)).data.id
}
const report = async (messageId: number, reason = 'abuse') =>
  world.call(await world.member(), '/api/room/report', { messageId, reason })
const cases = async (state = 'pending') =>
  (await world.staffCall(`/moderation/v1/cases?kind=room-message&state=${state}`)).data.cases
const decide = (id: string, decision: string) =>
  world.staffCall('/moderation/v1/decide', { id, decision, reason: '' })
const texts = async () => (await world.welcome()).messages.map(({ text }) => text)

test('a reported message waits for the staff once, however many report it at once', async () => {
  const messageId = await said('骂人的话')
  const answers = await Promise.all([report(messageId), report(messageId, 'fraud')])
  expect(answers.map(({ code }) => code)).toEqual([200, 200])
  await report(messageId)
  expect(await cases()).toMatchObject([
    { subject: String(messageId), memberId: author, content: { text: '骂人的话' } },
  ])
  expect(await texts()).toEqual(['骂人的话'])
})

test('several messages of one author wait beside each other', async () => {
  const [one, two] = [await said('第一句'), await said('第二句')]
  await report(one)
  await report(two)
  const [first, second] = await cases()
  await decide(first.id, 'approve')
  await decide(second.id, 'reject')
  expect(await texts()).toEqual(['第一句'])
  expect(await cases()).toEqual([])
})

test('a rejected message leaves open pages; an undone decision shows it again', async () => {
  const messageId = await said('骂人的话')
  await report(messageId)
  const events = world.follow(TOPIC.matchRoom(world.matchId))
  const [{ id }] = await cases()
  expect((await decide(id, 'reject')).code).toBe(200)
  expect(events).toMatchObject([{ removed: [messageId] }])
  expect(await texts()).toEqual([])
  expect(await report(messageId)).toMatchObject({ reason: 'room.no_such_message' })
  expect((await world.staffCall('/moderation/v1/undo', { id, reason: '' })).code).toBe(200)
  expect(await texts()).toEqual(['骂人的话'])
  expect(await cases()).toHaveLength(1)
})

test('a message that was removed meanwhile is decided as well, and stays removed', async () => {
  const messageId = await said('骂人的话')
  await report(messageId)
  await world.staffCall('/rooms/v1/remove', { id: messageId })
  const [{ id }] = await cases()
  expect((await decide(id, 'reject')).code).toBe(200)
  await world.staffCall('/moderation/v1/undo', { id, reason: '' })
  expect(await texts()).toEqual([])
})

test('unknown messages and visitors are rejected; a member reports twenty at most', async () => {
  expect(await report(999_999)).toMatchObject({ reason: 'room.no_such_message' })
  const messageId = await said('你好')
  const body = { messageId, reason: 'other' }
  expect(await world.call('', '/api/room/report', body)).toMatchObject({ reason: 'auth.no_token' })
  const one = await world.member()
  const answers = []
  for (let n = 0; n < 21; n++) answers.push(await world.call(one, '/api/room/report', body))
  expect(answers.map(({ code }) => code)).toEqual([...Array(20).fill(200), 429])
  expect(await cases()).toHaveLength(1)
})
