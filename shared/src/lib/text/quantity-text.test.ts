import fc from 'fast-check'
import { chineseNumeral, fileSize, shortName } from './quantity-text'

test.each([
  [0, '0B'],
  [1023, '1023B'],
  [1024, '1KB'],
  [1536, '1.5KB'],
  [1024 ** 2 - 1, '1MB'],
  [5 * 1024 ** 2, '5MB'],
  [3 * 1024 ** 3, '3GB'],
  [5000 * 1024 ** 3, '5000GB'],
])('%p bytes are %s', (bytes, text) => expect(fileSize(bytes)).toBe(text))

const UNITS = ['B', 'KB', 'MB', 'GB']

test('a size is its bytes to the second decimal, in the unit that keeps it below 1024', () => {
  const sizes = fc.oneof(
    fc.maxSafeNat(),
    fc
      .tuple(fc.nat(40), fc.integer({ min: -6_000, max: 6_000 }))
      .map(([power, more]) => 2 ** power + more),
  )
  fc.assert(
    fc.property(sizes, (bytes) => {
      const [, number, unit = ''] = /^(\d+(?:\.\d\d?)?)(B|KB|MB|GB)$/.exec(fileSize(bytes)) ?? []
      const bytesOfUnit = 1024 ** UNITS.indexOf(unit)
      expect(Math.abs(Number(number) * bytesOfUnit - Math.max(0, bytes))).toBeLessThanOrEqual(
        0.0051 * bytesOfUnit,
      )
      if (unit !== 'GB') expect(Number(number)).toBeLessThan(1024)
      if (bytes >= 1024) expect(Number(number)).toBeGreaterThanOrEqual(1)
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  [0, '零'],
  [10, '十'],
  [12, '十二'],
  [20, '二十'],
  [105, '一百零五'],
  [110, '一百一十'],
  [1001, '一千零一'],
  [10_000, '一万'],
  [10_050, '一万零五十'],
  [12_345, '一万二千三百四十五'],
  [100_010, '十万零一十'],
  [20_003_000, '二千万三千'],
  [100_000_000, '一亿'],
  [-7, '负七'],
])('%p is written %s', (value, text) => expect(chineseNumeral(value)).toBe(text))

const VALUE: Record<string, number> = { 十: 10, 百: 100, 千: 1000 }

function readBack(text: string): number {
  let total = 0
  let section = 0
  let digit = 0
  for (const character of text.replace(/^十/, '一十')) {
    const place = VALUE[character]
    if (character === '亿' || character === '万') {
      total += (section + digit) * (character === '亿' ? 1e8 : 1e4)
      section = 0
      digit = 0
    } else if (place) {
      section += digit * place
      digit = 0
    } else digit = '零一二三四五六七八九'.indexOf(character)
  }
  return total + section + digit
}

test('a numeral reads back as its number', () => {
  fc.assert(
    fc.property(fc.nat(999_999_999), (value) =>
      expect(readBack(chineseNumeral(value))).toBe(value),
    ),
  )
})

test('the short name is what stands after the middle dot', () => {
  expect(shortName('凯文·德布劳内')).toBe('德布劳内')
  expect(shortName('武磊')).toBe('武磊')
  expect(shortName('皮埃尔·埃默里克·奥巴梅扬')).toBe('奥巴梅扬')
})

test('the short name has no dot, ends the name, and is the name where there is none', () => {
  const part = fc.string().filter((text) => !text.includes('·'))
  fc.assert(
    fc.property(fc.array(part), part, (before, last) => {
      expect(shortName([...before, last].join('·'))).toBe(last)
      expect(shortName(last)).toBe(last)
    }),
  )
})
