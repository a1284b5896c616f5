import fc from 'fast-check'
import type { Conversation } from '../contracts/messaging'
import {
  makeConversation,
  makeConversationPage,
  makeEntry,
  makeGroupConversation,
} from '../testing/conversation.factory'
import { needsServer } from './counted.rules'
import {
  type ConversationList,
  changeConversation,
  emptyList,
  findConversation,
  inListOrder,
  withAnswers,
  withNewEntry,
  withoutConversation,
  withSideChange,
} from './list.rules'

const ME = '100001'
const listOf = (...conversations: Conversation[]): ConversationList =>
  withAnswers(emptyList(ME), makeConversationPage(conversations).conversations)
const idsOf = (list: ConversationList) => list.conversations.map(({ id }) => id)

test('pinned ones come first, then the newest', () => {
  const list = listOf(
    makeConversation({ id: '1', at: 10 }),
    makeConversation({ id: '2', at: 30 }),
    makeConversation({ id: '3', at: 5, isPinned: true }),
    makeConversation({ id: '10', at: 30 }),
  )
  expect(idsOf(list)).toEqual(['3', '10', '2', '1'])
})

test('the order holds for every list, whatever came first', () => {
  const any = fc.record({ id: fc.integer({ min: 1, max: 99 }), at: fc.nat(5), p: fc.boolean() })
  fc.assert(
    fc.property(fc.uniqueArray(any, { selector: ({ id }) => id, maxLength: 20 }), (given) => {
      const all = given.map(({ id, at, p }) =>
        makeConversation({ id: String(id), at, isPinned: p }),
      )
      const expected = idsOf(listOf(...all))
      const oneByOne = all.reduce((list, one) => withAnswers(list, [one]), emptyList(ME))
      expect(idsOf(oneByOne)).toEqual(expected)
      expect([...all].sort(inListOrder).map(({ id }) => id)).toEqual(expected)
    }),
  )
})

test('a new entry moves its conversation up, the others stay the same objects', () => {
  const list = listOf(makeConversation({ id: '1', at: 10 }), makeConversation({ id: '2', at: 20 }))
  const next = withNewEntry(list, '1', makeEntry({ seq: 2, at: 30 }))
  expect(idsOf(next)).toEqual(['1', '2'])
  expect(next.conversations[0]).toMatchObject({ unread: 1, lastSeq: 2, at: 30 })
  expect(next.conversations[1]).toBe(list.conversations[0])
})

test('the same entry again, and the same answer again, change nothing at all', () => {
  const conversation = makeGroupConversation()
  const list = withNewEntry(listOf(conversation), '8', makeEntry({ seq: 2 }))
  expect(withNewEntry(list, '8', makeEntry({ seq: 2 }))).toBe(list)
  const answered = withAnswers(listOf(conversation), [conversation])
  expect(withAnswers(answered, [structuredClone(conversation)])).toBe(answered)
})

test('own messages, recalls and acts on a group are not unread', () => {
  let list = listOf(makeGroupConversation())
  list = withNewEntry(list, '8', makeEntry({ seq: 2, senderId: ME }))
  const act = makeEntry({ seq: 3, body: { kind: 'event', event: 'joined', members: ['100009'] } })
  list = withNewEntry(list, '8', act)
  list = withNewEntry(list, '8', makeEntry({ seq: 4, body: { kind: 'recall', seq: 2 } }))
  expect(findConversation(list, '8')).toMatchObject({ unread: 0, lastSeq: 4 })
  expect(findConversation(list, '8')?.last?.seq).toBe(3)
})

test('a recall takes back the line that the list shows, also when it comes first', () => {
  const recall = makeEntry({ seq: 3, body: { kind: 'recall', seq: 2 } })
  const inOrder = withNewEntry(
    withNewEntry(listOf(makeConversation()), '7', makeEntry({ seq: 2 })),
    '7',
    recall,
  )
  const before = withNewEntry(
    withNewEntry(listOf(makeConversation()), '7', recall),
    '7',
    makeEntry({ seq: 2 }),
  )
  for (const list of [inOrder, before])
    expect(findConversation(list, '7')?.last).toMatchObject({ seq: 2, body: { kind: 'recalled' } })
})

test('an entry beyond a missing one asks for the server, until the missing one comes', () => {
  const list = withNewEntry(listOf(makeConversation()), '7', makeEntry({ seq: 3 }))
  expect(list.conversations.map(needsServer)).toEqual([true])
  const whole = withNewEntry(list, '7', makeEntry({ seq: 2 }))
  expect(whole.conversations.map(needsServer)).toEqual([false])
  expect(findConversation(whole, '7')).toMatchObject({ unread: 2, last: { seq: 3 } })
})

test('an answer that is older than what came meanwhile takes nothing back', () => {
  const before = makeConversation()
  const list = withNewEntry(listOf(before), '7', makeEntry({ seq: 2 }))
  expect(findConversation(withAnswers(list, [before]), '7')).toMatchObject({
    unread: 1,
    lastSeq: 2,
    last: { seq: 2 },
  })
})

test('a log of another numbering replaces the one of this device', () => {
  const list = withNewEntry(listOf(makeConversation()), '7', makeEntry({ seq: 9 }))
  const again = makeConversation({ epoch: 'd', last: makeEntry({ seq: 1 }), unread: 0 })
  expect(findConversation(withAnswers(list, [again]), '7')).toMatchObject({
    lastSeq: 1,
    unread: 0,
    epoch: 'd',
  })
})

test('the first unread mention stands until it is read', () => {
  const naming = (seq: number) =>
    makeEntry({ seq, body: { kind: 'text', text: '@你 看', mentions: [ME] } })
  let list = listOf(makeGroupConversation())
  list = withNewEntry(list, '8', naming(3))
  list = withNewEntry(list, '8', naming(2))
  expect(findConversation(list, '8')?.mentionSeq).toBe(2)
  list = withSideChange(list, '8', { readSeq: 3, unread: 0, mentionSeq: 0 })
  expect(findConversation(list, '8')).toMatchObject({ mentionSeq: 0, unread: 0 })
})

test('one that the list does not have changes nothing; one can be taken away', () => {
  const list = listOf(makeConversation())
  expect(withNewEntry(list, '99', makeEntry({ seq: 5 }))).toBe(list)
  expect(changeConversation(list, '99', (one) => ({ ...one, isPinned: true }))).toBe(list)
  expect(withoutConversation(list, '99')).toBe(list)
  expect(idsOf(withoutConversation(list, '7'))).toEqual([])
})
