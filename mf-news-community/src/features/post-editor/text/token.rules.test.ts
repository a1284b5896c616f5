import { completed, lengthOf, tokenAt } from './token.rules'

test.each([
  ['你好 @风过', { kind: 'member', q: '风过', from: 3 }],
  ['@', { kind: 'member', q: '', from: 0 }],
  ['聊聊 #北伦敦', { kind: 'topic', q: '北伦敦', from: 3 }],
  ['#德比# 真好看', null],
  ['#德比#', null],
  ['#德比# #欧', { kind: 'topic', q: '欧', from: 5 }],
  ['没有', null],
  ['@风过 你看', null],
])('before the caret of %s stands %o', (text, token) => {
  expect(tokenAt(text, text.length)).toEqual(token)
})

test('a chosen name takes the place of what was typed, and the text goes on behind it', () => {
  const text = '看 @风 的帖子'
  const caret = 4
  const token = tokenAt(text, caret)
  if (!token) throw new Error('no token')
  const next = completed(text, caret, token, '风过看台')
  expect(next.text).toBe('看 @风过看台  的帖子')
  expect(next.text.slice(0, next.caret)).toBe('看 @风过看台 ')
})

test('an emoji counts as one character', () => {
  expect(lengthOf('好球⚽🔥')).toBe(4)
})
