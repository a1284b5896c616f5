import type { Column } from '@saidian/shared/contracts/news'
import type { NewsColumns } from '@saidian/shared/store'

/** A column with whether the reader sees it. */
export type OrderedColumn = Column & { isHidden: boolean }

/**
 * All columns as the reader ordered them: fixed ones first, then those that were moved, then those
 * that are new since, in the order of the product.
 */
export function orderColumns(
  columns: readonly Column[],
  { order, hidden }: NewsColumns,
): OrderedColumn[] {
  const placeOf = ({ id, isFixed }: Column) => {
    if (isFixed) return -1
    const place = order.indexOf(id)
    return place < 0 ? order.length : place
  }
  return columns
    .map((column) => ({ ...column, isHidden: !column.isFixed && hidden.includes(column.id) }))
    .sort((a, b) => placeOf(a) - placeOf(b))
}

/** The setting after a column moved by some places; fixed columns stay first. */
export function movedColumn(columns: readonly OrderedColumn[], id: number, by: number) {
  const movable = columns.filter(({ isFixed }) => !isFixed)
  const from = movable.findIndex((column) => column.id === id)
  const [column] = movable.splice(from, 1)
  const to = Math.min(movable.length, Math.max(0, from + by))
  if (column) movable.splice(to, 0, column)
  return settingOf(movable)
}

/** The setting after a column was hidden or shown again. */
export function toggledColumn(columns: readonly OrderedColumn[], id: number): NewsColumns {
  const movable = columns.filter(({ isFixed }) => !isFixed)
  return settingOf(
    movable.map((column) =>
      column.id === id ? { ...column, isHidden: !column.isHidden } : column,
    ),
  )
}

function settingOf(movable: readonly OrderedColumn[]): NewsColumns {
  return {
    order: movable.map(({ id }) => id),
    hidden: movable.filter(({ isHidden }) => isHidden).map(({ id }) => id),
  }
}
