import { isCommonPassword } from './common-passwords.rules'

const PHONE = '13812345678'

test.each([
  '12345678',
  '123456789',
  '87654321',
  '88888888',
  'abcabcabc',
  '12341234',
  '11223344',
  'qwertyui',
  '1qaz2wsx',
  '1q2w3e4r',
  '147258369',
  'woaini1314',
  'woaini520',
  '5201314520',
  'a123456789',
  'qq123456',
  'zuqiu2018',
  'saidian123',
  'Password1!',
  'P@ssw0rd',
  'p@55word',
  'iloveyou1',
  'messi10messi10',
  '19900101',
  '2001-12-31',
  '13812345678',
  'a13812345678',
  '12345678a',
  'ＡＢＣ１２３４５６',
  'aaaaaaaaaaaa',
  '1 2 3 4 5 6 7 8',
])('%s is common', (password) => expect(isCommonPassword(password, PHONE)).toBe(true))

test.each([
  'kuai-le-zu-qiu-7',
  '今晚一起看球吧',
  'correct horse battery',
  'x7$Kp2!mQ',
  'liverpool-istanbul-2005',
  '26050525 anfield',
  'woaini-he-zuqiu-de-xiatian',
])('%s is not', (password) => expect(isCommonPassword(password, PHONE)).toBe(false))

test('no password takes long to look at', () => {
  const startedAt = performance.now()
  for (const part of ['a', 'ab', 'abc1', '1', ' ', '@', '球']) isCommonPassword(part.repeat(1_000), PHONE)
  expect(performance.now() - startedAt).toBeLessThan(50)
})
