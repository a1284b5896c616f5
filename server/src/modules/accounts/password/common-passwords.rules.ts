import { isListedPassword } from './listed-passwords'

/** Common bases of passwords: words and pinyin to which people add some digits. */
const WORDS = new Set(
  `password passwd pass pwd mima wodemima mimashi qwerty qwertyui qwertyuiop qwert asdf asdfgh
  asdfghjk asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc qwer admin administrator
  root user guest test testtest demo welcome hello letmein login iloveyou ilove loveyou love
  forever baby sunshine princess dragon monkey master shadow superman batman pokemon michael
  jordan football basketball soccer worldcup champion liverpool barcelona arsenal chelsea
  realmadrid manunited kobe kobebryant messi ronaldo cristiano beckham maradona saidian zuqiu
  lanqiu bifen qiumi guoan shenhua hengda woaini woaiwojia woaini woaizhongguo woshishei woshi
  wobuzhidao wangjile aini nihao zaijian laopo laogong baobei qinqin mingzi xiaoming zhangsan lisi
  wangwu zhongguo china beijing shanghai guangzhou shenzhen tianxia meiyou buzhidao suibian aaaaaa
  abc abcd abcde abcdef abcdefg abcdefgh abcabc aabbcc a aa q qq w z x zz xx`.split(/\s+/),
)

const RUNS = [
  '01234567890123456789',
  '09876543210987654321',
  'abcdefghijklmnopqrstuvwxyz',
  'zyxwvutsrqponmlkjihgfedcba',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '147258369147258369',
  '789456123789456123',
  '159357159357',
  '5201314520131452013145201314',
  '13141314131413141314',
  '1314520131452013145201314520',
]
const LEET: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
}
const DATE = /^(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/
const MAX_ADDED = 6

/**
 * True for listed passwords in any case of letters, and for Chinese habits: runs of keys, one
 * repeated part, birthdays, the phone number, and usual words with a few digits added.
 */
export function isCommonPassword(password: string, phone: string): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  const plain = text.replace(/[\s._\-@#!~*]/g, '')
  if (plain.length < 6 || isRepeated(plain) || DATE.test(plain)) return true
  if (isListedPassword(text) || isListedPassword(plain)) return true
  if (RUNS.some((run) => run.includes(plain) || run.includes(undoubled(plain)))) return true
  if (phone !== '' && plain.includes(phone.slice(-8)) && plain.length - phone.length < MAX_ADDED)
    return true
  return isWordWithDigits(plain) || isWordWithDigits(unleet(text).replace(/[^a-z]+$/, ''))
}

/** One repeated part, such as 88888888, abab…, 12341234. */
function isRepeated(text: string): boolean {
  return new Set(text).size <= 2 || /^(.{1,12})\1+$/u.test(text)
}

/** 11223344 counts as 1234. */
function undoubled(text: string): string {
  return /^(?:(.)\1)+$/u.test(text) ? text.replace(/(.)\1/gu, '$1') : text
}

function isWordWithDigits(text: string): boolean {
  const word = text.replace(/^\d+|\d+$/g, '')
  const isUsual =
    WORDS.has(word) || (word.length > 3 && WORDS.has(word.slice(0, word.length / 2)) && twice(word))
  return isUsual && text.length - word.length <= (word.length > 2 ? MAX_ADDED : MAX_ADDED + 4)
}

function twice(word: string): boolean {
  return word.slice(0, word.length / 2) === word.slice(word.length / 2)
}

function unleet(text: string): string {
  return [...text].map((sign) => LEET[sign] ?? sign).join('')
}
