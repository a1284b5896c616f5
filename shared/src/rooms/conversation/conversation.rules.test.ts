import { makeRoomMessage, makeRoomWelcome } from '../../testing'
import { conversationResource } from './conversation.rules'

test('live messages of members who block each other are left out', () => {
  const [one, other] = ['7', '8'].map((id, place) => {
    const message = makeRoomMessage({ id: 100 + place })
    return { ...message, author: { ...message.author, id } }
  })
  if (!one || !other) throw new Error('no messages')
  const room = makeRoomWelcome({ messages: [], hidden: ['8'] })
  const event = { serverAt: 1, said: [one, other] }
  const after = conversationResource.apply(room, event)
  expect(after.messages).toEqual([one])
})
