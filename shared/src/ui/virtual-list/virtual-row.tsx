import { memo, type ReactNode, useState } from 'react'
import css from './virtual-list.module.css'

type VirtualRowProps<Item> = {
  item: Item
  /** From the top of the list, in px. */
  start: number
  /** In px. */
  height: number
  /** Place in the whole list, from 1. */
  position: number
  count: number
  renderItem: (item: Item) => ReactNode
}

function Row<Item>({ item, start, height, position, count, renderItem }: VirtualRowProps<Item>) {
  // A row stays where it was laid out and is moved from there only when its place changes: a move
  // of its own for every row is a piece of the page for every row, which are put together again
  // whenever one comes or goes.
  const [home] = useState(start)
  return (
    <li
      className={css.item}
      aria-setsize={count}
      aria-posinset={position}
      style={{
        top: home,
        height,
        transform: start === home ? undefined : `translateY(${start - home}px)`,
      }}
    >
      {renderItem(item)}
    </li>
  )
}

/**
 * A row at its place. Drawn again only when something of it has changed, not when other rows come
 * and go.
 */
export const VirtualRow = memo(Row) as typeof Row
