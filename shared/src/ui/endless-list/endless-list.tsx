import { type ReactNode, useMemo, useRef } from 'react'
import { ListEnd } from '../subpages/list-end/list-end'
import type { NextPage } from '../subpages/list-end/next-page'
import { useRemPx } from '../virtual-list/rem-px'
import { useRowWindow } from '../virtual-list/use-row-window'
import css from './endless-list.module.css'
import { FeedRow } from './feed-row'
import { useListMemory } from './list-memory'
import { createRowPlaces, type RowKey } from './row-places'
import { useFeedFocus } from './use-feed-focus'
import { useLaidOutRows } from './use-laid-out-rows'
import { usePlace } from './use-place'
import { useReturn } from './use-return'

/** All functions are stable: another one lays out or draws every row again. */
export type EndlessListProps<Item> = {
  /** Name for a screen reader; unique on a page. */
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => RowKey
  /** About how high a row will be, in rem; counts until the row has been laid out. */
  guessOf: (item: Item) => number
  renderItem: (item: Item) => ReactNode
  next: NextPage
}

/**
 * A list of any length, of which only what is near the screen exists, in the scroll of the page or
 * of a sheet. Rows have any height and may change it. What is read stays on its place when rows
 * come above, and on the way back to the page. For rows of one known height, `VirtualList` measures
 * nothing.
 */
export function EndlessList<Item>(props: EndlessListProps<Item>) {
  const { label, items, keyOf, guessOf, renderItem, next } = props
  const list = useRef<HTMLDivElement>(null)
  const rem = useRemPx()
  const memory = useListMemory(label)
  const keys = useMemo(() => items.map(keyOf), [items, keyOf])
  const rows = useMemo(
    () => createRowPlaces(keys, items.map(guessOf), memory.laidOut, rem),
    [keys, items, guessOf, memory, rem],
  )
  useReturn(memory.anchor, rows)
  const settle = usePlace({ list, keys, rows, rem }, memory)
  const { first, end } = useRowWindow(list, rows.starts)
  const { register, elements } = useLaidOutRows(rows, settle)
  const { focusedRow, handlers } = useFeedFocus(keys, elements)

  const placed = withGaps(rows.starts, first, end, focusedRow)
  return (
    <>
      <div
        ref={list}
        className={css.list}
        role="feed"
        aria-label={label}
        aria-busy={next.isLoading}
        style={{ paddingBottom: placed.after }}
        {...handlers}
      >
        {placed.rows.map(([row, gap]) => (
          <FeedRow
            key={keys[row]}
            // Every row of `placed` has an item.
            item={items[row] as Item}
            rowKey={keys[row] as RowKey}
            gap={gap}
            position={row + 1}
            count={next.hasMore ? -1 : items.length}
            renderItem={renderItem}
            register={register}
          />
        ))}
      </div>
      <ListEnd next={next} />
    </>
  )
}

/** The rows from `first` to `end` and one more, each with the space above it. */
function withGaps(starts: Float64Array, first: number, end: number, extra: number) {
  const wanted = Array.from({ length: end - first }, (_, place) => first + place)
  if (extra >= 0 && extra < first) wanted.unshift(extra)
  if (extra >= end) wanted.push(extra)
  let at = 0
  const rows = wanted.map((row) => {
    const gap = (starts[row] ?? 0) - at
    at = starts[row + 1] ?? 0
    return [row, gap] as const
  })
  return { rows, after: (starts.at(-1) ?? 0) - at }
}
