import { movedColumn, orderColumns, toggledColumn } from './column-order.rules'

const COLUMNS = [
  { id: 1002, name: '头条', isFixed: true },
  { id: 1, name: '足球', isFixed: false },
  { id: 2, name: '篮球', isFixed: false },
  { id: 3, name: '英超', isFixed: false },
]
const idsOf = (columns: readonly { id: number }[]) => columns.map(({ id }) => id)

test('without a choice the columns stand as the product orders them', () => {
  expect(idsOf(orderColumns(COLUMNS, { order: [], hidden: [] }))).toEqual([1002, 1, 2, 3])
})

test('the order of the reader holds below 头条; a column that is new comes last', () => {
  const ordered = orderColumns(COLUMNS, { order: [3, 99, 1], hidden: [1002, 1] })
  expect(idsOf(ordered)).toEqual([1002, 3, 1, 2])
  expect(ordered.filter(({ isHidden }) => isHidden).map(({ id }) => id)).toEqual([1])
})

test('a move passes no end, and a hidden column is shown again in its place', () => {
  const ordered = orderColumns(COLUMNS, { order: [], hidden: [] })
  expect(movedColumn(ordered, 3, -1)).toEqual({ order: [1, 3, 2], hidden: [] })
  expect(movedColumn(ordered, 1, -1)).toEqual({ order: [1, 2, 3], hidden: [] })
  const hidden = toggledColumn(ordered, 2)
  expect(hidden).toEqual({ order: [1, 2, 3], hidden: [2] })
  expect(toggledColumn(orderColumns(COLUMNS, hidden), 2)).toEqual({ order: [1, 2, 3], hidden: [] })
})
