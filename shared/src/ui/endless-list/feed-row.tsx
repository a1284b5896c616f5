import { memo, type ReactNode, useCallback } from 'react'
import css from './endless-list.module.css'
import type { RowKey } from './row-places'

type FeedRowProps<Item> = {
  item: Item
  rowKey: RowKey
  /** Space of the rows between the one above and this one that do not exist, in px. */
  gap: number
  /** Place in the whole list, from 1. */
  position: number
  /** Rows of the whole list; -1 while unknown. */
  count: number
  renderItem: (item: Item) => ReactNode
  register: (key: RowKey, element: HTMLElement) => () => void
}

function Row<Item>(props: FeedRowProps<Item>) {
  const { item, rowKey, gap, position, count, renderItem, register } = props
  const ref = useCallback(
    (element: HTMLElement | null) => (element ? register(rowKey, element) : undefined),
    [register, rowKey],
  )
  return (
    <article
      ref={ref}
      className={css.row}
      tabIndex={-1}
      aria-posinset={position}
      aria-setsize={count}
      style={gap > 0 ? { marginTop: gap } : undefined}
    >
      {renderItem(item)}
    </article>
  )
}

/** A row of any height. Drawn again only when something of it has changed. */
export const FeedRow = memo(Row) as typeof Row
