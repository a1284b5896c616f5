import fc from 'fast-check'
import { excerptOf, markedParts } from './marked.rules'

test('marks every place of the words, whatever their case', () => {
  expect(markedParts('VAR 和 var', 'Var')).toEqual([
    { text: 'VAR', isMarked: true, start: 0 },
    { text: ' 和 ', isMarked: false, start: 3 },
    { text: 'var', isMarked: true, start: 6 },
  ])
  expect(markedParts('进球', '')).toEqual([{ text: '进球', isMarked: false, start: 0 }])
})

test('the parts are the whole text, in order, and the marked ones are the words', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'B', '进', '😀', 'İ', ' ') })
  fc.assert(
    fc.property(text, text, (given, words) => {
      const parts = markedParts(given, words)
      expect(parts.map((part) => part.text).join('')).toBe(given)
      for (const { text, isMarked } of parts)
        if (isMarked) expect(text.toLowerCase()).toBe(words.toLowerCase())
    }),
  )
})

test('a long text begins shortly before what was found', () => {
  expect(excerptOf(`${'前'.repeat(40)}进球\n了`, '进球')).toBe(`…${'前'.repeat(16)}进球 了`)
  expect(excerptOf('进球了', '进球')).toBe('进球了')
})
