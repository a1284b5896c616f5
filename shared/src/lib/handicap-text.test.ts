import fc from 'fast-check'
import { handicapText } from './handicap-text'

test.each([
  [0, '平手', '平手', '0'],
  [0.25, '平手/半球', '平/半', '0/0.5'],
  [0.5, '半球', '半球', '0.5'],
  [0.75, '半球/一球', '半/一', '0.5/1'],
  [1, '一球', '一球', '1'],
  [1.25, '一球/球半', '一/球半', '1/1.5'],
  [1.5, '球半', '球半', '1.5'],
  [1.75, '球半/两球', '球半/两', '1.5/2'],
  [2, '两球', '两球', '2'],
  [2.25, '两球/两球半', '两/两球半', '2/2.5'],
  [2.5, '两球半', '两球半', '2.5'],
  [2.75, '两球半/三球', '两球半/三', '2.5/3'],
  [3, '三球', '三球', '3'],
  [3.25, '三球/三球半', '三/三球半', '3/3.5'],
  [9.75, '九球半/十球', '九球半/十', '9.5/10'],
  [10, '十球', '十球', '10'],
  [10.25, '10/10.5球', '10/10.5球', '10/10.5'],
  [14, '14球', '14球', '14'],
  [-0.25, '受让平手/半球', '受平/半', '-0/0.5'],
  [-0.5, '受让半球', '受半球', '-0.5'],
  [-0, '平手', '平手', '0'],
])('a line of %p reads %s, %s, %s', (line, long, short, number) => {
  expect([handicapText(line, 2), handicapText(line, 1), handicapText(line, 3)]).toEqual([long, short, number])
})

test.each([14.25, -14.25, 0.1, Number.NaN, Number.POSITIVE_INFINITY])('%p is no line', (line) => {
  expect(handicapText(line)).toBe('-')
})

const gridLine = fc.integer({ min: -56, max: 56 }).map((step) => step / 4)

test('every line of the grid has its own text in every mode', () => {
  for (const mode of [1, 2, 3] as const) {
    const texts = new Set(Array.from({ length: 113 }, (_, step) => handicapText((step - 56) / 4, mode)))
    expect(texts.size).toBe(113)
  }
})

test('receiving is giving with a prefix', () => {
  fc.assert(
    fc.property(gridLine, (line) => {
      if (line <= 0) return
      expect(handicapText(-line, 2)).toBe(`受让${handicapText(line, 2)}`)
      expect(handicapText(-line, 1)).toBe(`受${handicapText(line, 1)}`)
    }),
  )
})

test('the numeric form averages to the line', () => {
  fc.assert(
    fc.property(gridLine, (line) => {
      const parts = handicapText(Math.abs(line), 3).split('/').map(Number)
      expect(parts.reduce((sum, part) => sum + part, 0) / parts.length).toBe(Math.abs(line))
    }),
  )
})
