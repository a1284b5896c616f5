import { cpuTimeOf } from '../../../testing/cpu-time'
import { isCommonPassword } from './common-passwords.rules'
import { listedPasswords } from './listed-passwords'

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
])('%s is not common', (password) => expect(isCommonPassword(password, PHONE)).toBe(false))

test('the 10 000 most used passwords are common, in any case of letters', () => {
  const listed = listedPasswords().slice(0, 10_000)
  expect(listed).toHaveLength(10_000)
  const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  const spellings = listed.flatMap((text) => [text, text.toUpperCase(), capitalised(text)])
  expect(spellings.filter((text) => !isCommonPassword(text, PHONE))).toEqual([])
})

test.each([
  'trustno1',
  'Starwars',
  'MAVERICK',
  'jennifer',
  'qazxswedc',
  'charlie1',
  'Whatever',
  'corvette',
])('%s of the leaks is common', (password) => expect(isCommonPassword(password, PHONE)).toBe(true))

test('no password costs much to check', async () => {
  const costMs = await cpuTimeOf(() => {
    for (const part of ['a', 'ab', 'abc1', '1', ' ', '@', '球'])
      isCommonPassword(part.repeat(1_000), PHONE)
  })
  expect(costMs).toBeLessThan(100)
})
