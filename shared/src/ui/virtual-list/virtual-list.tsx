import { type ReactNode, useMemo, useRef } from 'react'
import { useRemPx } from './rem-px'
import { rowPlaces } from './row-window.rules'
import { useRowWindow } from './use-row-window'
import css from './virtual-list.module.css'
import { VirtualRow } from './virtual-row'

export type VirtualListProps<Item> = {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  /** Fixed height of an item in rem; nothing is measured, so nothing jumps. */
  heightOf: (item: Item) => number
  /**
   * The same function draws the same row of an item: a row is drawn again when either has changed.
   */
  renderItem: (item: Item) => ReactNode
}

/** A long list in the scroll of the page or of a sheet, of which only what can be seen exists. */
export function VirtualList<Item>({
  label,
  items,
  keyOf,
  heightOf,
  renderItem,
}: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const rem = useRemPx()
  const places = useMemo(
    () => rowPlaces(items.map((item) => heightOf(item) * rem)),
    [items, heightOf, rem],
  )
  const { first, end } = useRowWindow(list, places)

  return (
    <ul ref={list} className={css.list} aria-label={label} style={{ height: places.at(-1) }}>
      {items.slice(first, end).map((item, place) => {
        const start = places[first + place] ?? 0
        return (
          <VirtualRow
            key={keyOf(item)}
            item={item}
            start={start}
            height={(places[first + place + 1] ?? start) - start}
            position={first + place + 1}
            count={items.length}
            renderItem={renderItem}
          />
        )
      })}
    </ul>
  )
}
