import { partsOf } from './marked-text.rules'

const written = (text: string, ranges: [number, number][]) =>
  partsOf({ text, ranges })
    .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('')

test('marks what matched and keeps every letter', () => {
  expect(written('阿森纳3-1利物浦', [[0, 3]])).toBe('[阿森纳]3-1利物浦')
  expect(written('阿森纳3-1利物浦', [])).toBe('阿森纳3-1利物浦')
})

test('ranges that overlap, come in any order or reach beyond the text lose no letter', () => {
  const ranges: [number, number][] = [
    [6, 99],
    [1, 4],
    [0, 2],
    [3, 3],
  ]
  expect(written('阿森纳3-1利物浦', ranges)).toBe('[阿森][纳3]-1[利物浦]')
})

test('markup is text like any other', () => {
  expect(written('<img onerror=x>', [[1, 4]])).toBe('<[img] onerror=x>')
})
