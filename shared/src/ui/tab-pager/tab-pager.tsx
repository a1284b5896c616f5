import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Segmented } from '../segmented/segmented'
import css from './tab-pager.module.css'
import { usePageScroll } from './use-page-scroll'
import { type Side, useSwipe } from './use-swipe'

export type TabPagerProps<Item extends { key: string; text: string }> = {
  /** Name of the row of tabs for a screen reader. */
  label: string
  items: readonly Item[]
  /** The page that is shown, such as by the address; null while unknown. */
  value: Item['key'] | null
  onChoose: (key: Item['key']) => void
  /** A page; of others than the shown one only the neighbour that a finger uncovers. */
  renderPage: (item: Item) => ReactNode
  /** Stands in the place of the page while it is unknown. */
  loading: ReactNode
  /** CSS length from the top of the screen at which the tabs stay while the page scrolls. */
  top?: string
}

/**
 * Tabs that stay at the top, and their pages. A tap, an arrow key or a swipe changes the page; each
 * page keeps its scroll. Fingers down, on a table or strip that scrolls across, and on what has
 * `touch-action: none` are left alone.
 */
export function TabPager<Item extends { key: string; text: string }>(props: TabPagerProps<Item>) {
  const { label, items, value, onChoose, renderPage, loading, top = '0px' } = props
  const bar = useRef<HTMLDivElement>(null)
  const pager = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const id = useId()
  const place = items.findIndex(({ key }) => key === value)
  const neighbour = (side: Side) => (place < 0 ? undefined : items[place + side])
  const depthOf = usePageScroll(value, { bar, pager })
  const { side, reset, handlers } = useSwipe({
    pager,
    track,
    hasNeighbour: (to) => neighbour(to) !== undefined,
    onSwiped: (to) => {
      const next = neighbour(to)
      if (next) onChoose(next.key)
    },
  })
  const latestReset = useRef(reset)
  latestReset.current = reset
  // The page that was uncovered takes the place of the other in the same frame.
  useLayoutEffect(() => latestReset.current(), [value])

  const beside = side && neighbour(side)
  const pages = [items[place], beside].filter((item) => item !== undefined && item !== null)
  return (
    <>
      {items.length > 0 && (
        <div ref={bar} className={css.tabs} style={{ top }}>
          <Segmented label={label} items={items} value={value} onChoose={onChoose} panelId={id} />
        </div>
      )}
      <div
        ref={pager}
        className={css.pager}
        // A page of any length can be scrolled until the tabs stand at their place.
        style={{ minHeight: `calc(100dvh - ${top} - var(--tab-height, var(--target)))` }}
        {...handlers}
      >
        <div ref={track}>
          {pages.map((page) => (
            <Panel
              key={page.key}
              id={id}
              label={page.text}
              beside={page.key === value ? null : { top: depthOf(page.key), left: `${side}00%` }}
            >
              {renderPage(page)}
            </Panel>
          ))}
          {place < 0 && (
            <Panel id={id} label={label} beside={null}>
              {loading}
            </Panel>
          )}
        </div>
      </div>
    </>
  )
}

type PanelProps = {
  id: string
  label: string
  /** Place of a neighbour, which no one can use yet. */
  beside: { top: number; left: string } | null
  children: ReactNode
}

function Panel({ id, label, beside, children }: PanelProps) {
  const props = beside
    ? { inert: true, className: css.beside, style: beside }
    : { id, role: 'tabpanel', 'aria-label': label, className: css.page }
  return <div {...props}>{children}</div>
}
