import fc from 'fast-check'
import { handicapText } from './handicap-text'

/** Line, long, short, numeric: `codes-and-words.md` 2, written out. */
const GIVING: [number, string, string, string][] = [
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
  [3.5, '三球半', '三球半', '3.5'],
  [3.75, '三球半/四球', '三球半/四', '3.5/4'],
  [4, '四球', '四球', '4'],
  [4.25, '四球/四球半', '四/四球半', '4/4.5'],
  [4.5, '四球半', '四球半', '4.5'],
  [4.75, '四球半/五球', '四球半/五', '4.5/5'],
  [5, '五球', '五球', '5'],
  [5.25, '五球/五球半', '五/五球半', '5/5.5'],
  [5.5, '五球半', '五球半', '5.5'],
  [5.75, '五球半/六球', '五球半/六', '5.5/6'],
  [6, '六球', '六球', '6'],
  [6.25, '六球/六球半', '六/六球半', '6/6.5'],
  [6.5, '六球半', '六球半', '6.5'],
  [6.75, '六球半/七球', '六球半/七', '6.5/7'],
  [7, '七球', '七球', '7'],
  [7.25, '七球/七球半', '七/七球半', '7/7.5'],
  [7.5, '七球半', '七球半', '7.5'],
  [7.75, '七球半/八球', '七球半/八', '7.5/8'],
  [8, '八球', '八球', '8'],
  [8.25, '八球/八球半', '八/八球半', '8/8.5'],
  [8.5, '八球半', '八球半', '8.5'],
  [8.75, '八球半/九球', '八球半/九', '8.5/9'],
  [9, '九球', '九球', '9'],
  [9.25, '九球/九球半', '九/九球半', '9/9.5'],
  [9.5, '九球半', '九球半', '9.5'],
  [9.75, '九球半/十球', '九球半/十', '9.5/10'],
  [10, '十球', '十球', '10'],
  [10.25, '10/10.5球', '10/10.5球', '10/10.5'],
  [10.5, '10.5球', '10.5球', '10.5'],
  [10.75, '10.5/11球', '10.5/11球', '10.5/11'],
  [11, '11球', '11球', '11'],
  [11.25, '11/11.5球', '11/11.5球', '11/11.5'],
  [11.5, '11.5球', '11.5球', '11.5'],
  [11.75, '11.5/12球', '11.5/12球', '11.5/12'],
  [12, '12球', '12球', '12'],
  [12.25, '12/12.5球', '12/12.5球', '12/12.5'],
  [12.5, '12.5球', '12.5球', '12.5'],
  [12.75, '12.5/13球', '12.5/13球', '12.5/13'],
  [13, '13球', '13球', '13'],
  [13.25, '13/13.5球', '13/13.5球', '13/13.5'],
  [13.5, '13.5球', '13.5球', '13.5'],
  [13.75, '13.5/14球', '13.5/14球', '13.5/14'],
  [14, '14球', '14球', '14'],
]

const texts = (line: number) => [
  handicapText(line, 2),
  handicapText(line, 1),
  handicapText(line, 3),
]

test('the table has every line from 0 to 14', () => {
  expect(GIVING.map(([line]) => line)).toEqual(Array.from({ length: 57 }, (_, step) => step / 4))
})

test.each(GIVING)('a line of %p reads %s, %s, %s', (line, long, short, number) => {
  expect(texts(line)).toEqual([long, short, number])
})

test.each(GIVING.slice(1))(
  'received, a line of %p reads 受让%s, 受%s, -%s',
  (line, long, short, number) => {
    expect(texts(-line)).toEqual([`受让${long}`, `受${short}`, `-${number}`])
  },
)

test('level is level, whichever sign a zero has', () => {
  expect(texts(-0)).toEqual(['平手', '平手', '0'])
})

test.each([0.1, Number.NaN, Number.POSITIVE_INFINITY])('%p is no line', (line) => {
  expect(texts(line)).toEqual(['-', '-', '-'])
})

test.each([
  [14.25, '14/14.5球', '14/14.5球'],
  [15, '15球', '15球'],
  [-20.5, '受让20.5球', '受20.5球'],
])('beyond 14 a line of %p has words but no numeric form', (line, long, short) => {
  expect(texts(line)).toEqual([long, short, '-'])
})

const gridLine = fc.integer({ min: -56, max: 56 }).map((step) => step / 4)

test('every line of the grid has its own text in every mode', () => {
  for (const mode of [1, 2, 3] as const) {
    const texts = new Set(
      Array.from({ length: 113 }, (_, step) => handicapText((step - 56) / 4, mode)),
    )
    expect(texts.size).toBe(113)
  }
})

test('the numeric form averages to the line', () => {
  fc.assert(
    fc.property(gridLine, (line) => {
      const parts = handicapText(Math.abs(line), 3).split('/').map(Number)
      expect(parts.reduce((sum, part) => sum + part, 0) / parts.length).toBe(Math.abs(line))
    }),
  )
})
