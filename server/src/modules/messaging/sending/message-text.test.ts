import { messageText } from './message-text.rules'

test('markup, scripts and addresses are text like any other', () => {
  for (const text of [
    '<img src=x onerror=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    'javascript:alert(1)',
    '&lt;b&gt; &amp; "quoted"',
    "'; DROP TABLE accounts; --",
  ])
    expect(messageText(text)).toBe(text)
})

test('what hides or turns text is taken out, emojis stay whole', () => {
  const turned = ['\u202e', '\u2066', '\u200f', '\u200b', '\ufeff', '\u2800', '\u0000', '\ud800']
  for (const mark of turned) expect(messageText(`进${mark}球`)).toBe('进 球')
  expect(messageText('👨‍👩‍👧 一家人\n看球')).toBe('👨‍👩‍👧 一家人\n看球')
})

test('50 000 marks on one letter are three', () => {
  expect(messageText(`球${'\u0301'.repeat(50_000)}`)).toBe('球\u0301\u0301\u0301')
  for (const empty of ['', ' \n\t ', '\u202e\u2066', '\u0301\u0301', '\u200d'])
    expect(messageText(empty)).toBeNull()
})
