import type { TableRow } from '@saidian/shared/contracts/matches'
import { analysis } from './analysis'

const difference = analysis.table.columns.find(({ label }) => label === '净胜球')

test.each([
  [28, 12, '+16'],
  [12, 12, '0'],
  [14, 21, '-7'],
])('%p goals for and %p against are a difference of %s', (scored, conceded, text) => {
  expect(difference?.textOf({ scored, conceded } as TableRow)).toBe(text)
})
