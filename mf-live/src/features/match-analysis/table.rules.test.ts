import type { TableRow } from '@saidian/shared/contracts/matches'
import { rowsAround } from './table.rules'

const rows = (count: number) =>
  Array.from(
    { length: count },
    (_, place) => ({ teamId: place + 1, position: place + 1 }) as TableRow,
  )
const ids = (found: TableRow[]) => found.map(({ teamId }) => teamId)

test('a long table shows both teams and their neighbours', () => {
  expect(ids(rowsAround(rows(20), [1, 10]))).toEqual([1, 2, 9, 10, 11])
  expect(ids(rowsAround(rows(20), [20, 19]))).toEqual([18, 19, 20])
})

test('a small group is shown in full', () => {
  expect(rowsAround(rows(4), [1])).toHaveLength(4)
})
