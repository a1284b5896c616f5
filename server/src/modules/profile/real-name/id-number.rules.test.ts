import { numberOf } from '../testing/id-number'
import { isMinor, maskIdNumber, readIdNumber } from './id-number.rules'
import { maskPersonName, readPersonName } from './person-name.rules'

/** Noon in Beijing. */
const NOW = Date.UTC(2026, 10, 21, 4)

test('the example of the standard and its X are valid', () => {
  expect(readIdNumber('11010519491231002X', NOW)).toBe('11010519491231002X')
  expect(readIdNumber('11010519491231002x', NOW)).toBe('11010519491231002X')
  expect(readIdNumber('440524188001010014', NOW)).toBeNull()
})

test.each([
  ['a wrong check character', '110105194912310021'],
  ['no such place', numberOf('00010519900101001')],
  ['February 30', numberOf('11010519900230001')],
  ['February 29 of a common year', numberOf('11010519990229001')],
  ['month 13', numberOf('11010519901301001')],
  ['a birth to come', numberOf('11010520261122001')],
  ['a birth before 1900', numberOf('11010518991231001')],
  ['fifteen digits', '110105491231002'],
  ['letters', '11010519491231002A'],
  ['digits of another script', '１１０１０５１９４９１２３１００２X'],
])('%s is invalid', (_, typed) => {
  expect(readIdNumber(typed, NOW)).toBeNull()
})

test.each([...Array(17).keys()])('any other digit at place %i is noticed', (place) => {
  const digits = [...'11010519491231002X']
  digits[place] = String((Number(digits[place]) + 1) % 10)
  expect(readIdNumber(digits.join(''), NOW)).toBeNull()
})

test('a member who turns 18 today in Beijing is no minor; one who does tomorrow is', () => {
  expect(isMinor(numberOf('11010520081121001'), NOW)).toBe(false)
  expect(isMinor(numberOf('11010520081122001'), NOW)).toBe(true)
  // 23:59 UTC of the day before is already the birthday in Beijing.
  expect(isMinor(numberOf('11010520081121001'), Date.UTC(2026, 10, 20, 16))).toBe(false)
  expect(isMinor(numberOf('11010520081121001'), Date.UTC(2026, 10, 20, 15, 59))).toBe(true)
  expect(isMinor(numberOf('11010520080229001'), Date.UTC(2026, 1, 28, 4))).toBe(true)
  expect(isMinor(numberOf('11010520080229001'), Date.UTC(2026, 2, 1, 4))).toBe(false)
})

test.each([
  ['张三', '张*'],
  ['欧阳修', '欧*修'],
  ['买买提·吐尔逊', '买*****逊'],
  ['𠮷田', '𠮷*'],
  ['Li Wei', 'L****i'],
])('%s is shown as %s', (name, masked) => {
  expect(readPersonName(name)).toBe(name)
  expect(maskPersonName(name)).toBe(masked)
})

test('all kinds of dots become one', () => {
  for (const dot of ['·', '•', '・', '．', '.'])
    expect(readPersonName(`买买提${dot}吐尔逊`)).toBe('买买提·吐尔逊')
})

test.each([
  '张',
  '·张三',
  '张三·',
  '张··三',
  '张 三',
  '张3',
  'a',
  '<b>',
  `${'a '.repeat(30)}!`,
  '张\u200b三',
  '张\u0000三',
])('%j is not a name', (typed) => expect(readPersonName(typed)).toBeNull())

test('a number is masked except for its ends', () => {
  expect(maskIdNumber('11010519491231002X')).toBe('1101**********002X')
})
