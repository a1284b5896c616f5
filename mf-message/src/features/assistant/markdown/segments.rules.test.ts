import fc from 'fast-check'
import { segmentsOf } from './segments.rules'

test('parts end at empty lines before a line without indentation', () => {
  expect(segmentsOf('# 一\n二\n\n三\n\n  四\n\n- 五')).toEqual([
    '# 一\n二\n\n',
    '三\n\n  四\n\n',
    '- 五',
  ])
})

test('a block of code is one part', () => {
  const code = '```js\na\n\nb\n~~~\n\nc\n```\n\n'
  expect(segmentsOf(`${code}后`)).toEqual([code, '后'])
  expect(segmentsOf('~~~\na\n\nb')).toEqual(['~~~\na\n\nb'])
})

const line = fc.constantFrom('', ' ', 'a', '- b', '  c', '```', '~~~~', '> d', '| e |')

test('the parts together are the text, and all but the last stay as a text grows', () => {
  fc.assert(
    fc.property(fc.array(line), fc.nat(), (lines, at) => {
      const text = lines.join('\n')
      const whole = segmentsOf(text)
      expect(whole.join('')).toBe(text)
      const before = segmentsOf(text.slice(0, at % (text.length + 1)))
      // The last two may change: an empty line ends a part only with what follows it.
      expect(whole.slice(0, Math.max(0, before.length - 2))).toEqual(before.slice(0, -2))
    }),
    { numRuns: 2_000 },
  )
})
