import type { TableRow } from '@saidian/shared/contracts/football'
import { analysis } from './analysis'

const difference = analysis.table.columns.find(({ label }) => label === '净胜球')

test.each([
  [28, 12, '+16'],
  [12, 12, '0'],
  [14, 21, '-7'],
])('%p goals for and %p against are a difference of %s', (goalsFor, goalsAgainst, text) => {
  expect(difference?.textOf({ goalsFor, goalsAgainst } as TableRow)).toBe(text)
})
