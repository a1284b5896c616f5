import type { Card } from '@saidian/shared/contracts/messaging'
import { excerptOf } from '../features/chat/message-excerpt.rules'
import { foundText } from '../features/message-search/found-text.rules'
import { ME, makeConversation, makeEntry } from '../log/testing/entry.factory'
import { lastLineOf } from './conversation-text.rules'

const TITLE = '今晚必红'
const entryOf = (kind: Card['kind']) =>
  makeEntry(1, { body: { kind: 'card', card: { kind, id: '6', title: TITLE } } })

/** Every line that says what a card is, beside the card itself. */
const LINES: Record<string, (kind: Card['kind'], isYoung: boolean) => string> = {
  'the last line of a list': (kind, isYoung) =>
    lastLineOf(makeConversation({ last: entryOf(kind) }), { memberId: ME, isYoung }),
  'the menu of a message': (kind, isYoung) => excerptOf(entryOf(kind), isYoung),
  'a message that was found': (kind, isYoung) => foundText({ entry: entryOf(kind) }, isYoung),
}

test.each(Object.entries(LINES))('%s names a tip to adults alone', (_name, lineOf) => {
  expect(lineOf('tip', false)).toContain(TITLE)
  expect(lineOf('tip', true)).toContain('方案')
  expect(lineOf('tip', true)).not.toContain(TITLE)
  expect(lineOf('article', true)).toContain(TITLE)
})
