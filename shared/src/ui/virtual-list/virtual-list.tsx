import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useRemPx } from './rem-px'
import css from './virtual-list.module.css'

export type VirtualListProps<Item> = {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  /** Fixed height of an item in rem; nothing is measured, so nothing jumps. */
  heightOf: (item: Item) => number
  renderItem: (item: Item) => ReactNode
}

/** A long list in the scroll of the window, of which only what can be seen exists. */
export function VirtualList<Item>({ label, items, keyOf, heightOf, renderItem }: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const rem = useRemPx()
  const [offsetTop, setOffsetTop] = useState(0)

  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: (index) => {
      const item = items[index]
      return item === undefined ? 0 : heightOf(item) * rem
    },
    getItemKey: (index) => {
      const item = items[index]
      return item === undefined ? index : keyOf(item)
    },
    overscan: 6,
    scrollMargin: offsetTop,
  })

  // Sizes follow the items at once, before the browser paints.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, items, rem])

  useEffect(() => {
    const top = list.current ? list.current.getBoundingClientRect().top + window.scrollY : 0
    if (top !== offsetTop) setOffsetTop(top)
  })

  return (
    <ul ref={list} className={css.list} aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map((place) => {
        const item = items[place.index]
        if (item === undefined) return null
        return (
          <li
            key={place.key}
            className={css.item}
            style={{ height: place.size, transform: `translateY(${place.start - offsetTop}px)` }}
          >
            {renderItem(item)}
          </li>
        )
      })}
    </ul>
  )
}
