import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { addFeedback } from '../profile'
import { characterCount, TEXT_RULES, textFault } from './fields'

test('an emoji of a family is one character', () => {
  expect(characterCount('👨‍👩‍👧‍👦')).toBe(1)
  expect(characterCount('👍🏽球e\u0301')).toBe(3)
})

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['王 ', 'short'],
  ['👍', 'short'],
  [' 王五 ', null],
  ['王'.repeat(40), null],
  ['王'.repeat(41), 'long'],
])('%j as a name: %s', (typed, fault) => {
  expect(textFault(TEXT_RULES.realName, typed)).toBe(fault)
})

test.each(['👍👍👍', 'bug ', ' 比分没更新 ', '👨‍👩‍👧‍👦'.repeat(5), '长'.repeat(1_001)])(
  'the body of the call accepts %j exactly when the field does',
  (content) => {
    const body = { requestKey: 'a'.repeat(16), kind: 'bug', content, contact: '', pictures: [] }
    const isAccepted = Compile(addFeedback.body as TSchema).Check(body)
    expect(isAccepted).toBe(textFault(TEXT_RULES.feedback, content) === null)
  },
)
