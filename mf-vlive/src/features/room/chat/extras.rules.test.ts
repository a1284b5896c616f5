import { makeRoomMessage } from '@saidian/shared/testing'
import { extrasOf, readableMessages } from './extras.rules'

const mute = { kind: 'mute', by: '老周', memberId: '7', memberName: '小白', minutes: 60 } as const

it('says an act to everybody, and clearly to the member it hits', () => {
  const happened = [{ kind: 'act', key: 'a', atMs: 1, act: mute } as const]
  expect(extrasOf(happened, '8')).toMatchObject([
    { text: '小白被老周禁言 1 小时', isUrgent: false },
  ])
  expect(extrasOf(happened, '7')).toMatchObject([{ text: '你被老周禁言 1 小时', isUrgent: true }])
})

it('lets messages of people without the picture wait for it, those of a room not', () => {
  const messages = [
    makeRoomMessage({ id: 1, at: 100 }),
    makeRoomMessage({ id: 2, at: 110 }),
    makeRoomMessage({ id: 3, at: 110, roomId: 10_001 }),
  ]
  expect(readableMessages(messages, 105_000).map(({ id }) => id)).toEqual([1, 3])
  expect(readableMessages(messages, 110_000)).toBe(messages)
})

it('leaves out who came in while they and the reader do not see each other', () => {
  const member = { id: '9', nickName: '路人', portrait: '', level: 1 }
  const entered = { kind: 'entrance', key: 'e', atMs: 1, entered: { member, noble: 0 } } as const
  expect(extrasOf([entered], '8')).toHaveLength(1)
  expect(extrasOf([entered], '8', ['9'])).toEqual([])
})
