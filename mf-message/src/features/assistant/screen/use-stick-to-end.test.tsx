import { act, render } from '@testing-library/react'
import { useLayoutEffect, useRef } from 'react'
import { useStickToEnd } from './use-stick-to-end'

const SCREEN = 800
let height: number
let resized: () => void
let follow: ReturnType<typeof useStickToEnd>

/** A page of jsdom has no layout: its height and place are the test's. */
beforeEach(() => {
  height = 1_000
  window.innerHeight = SCREEN
  window.scrollY = 0
  window.scrollTo = ((_x: number, y: number) => scrolledTo(y)) as never
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    get: () => height,
  })
  window.ResizeObserver = class {
    constructor(report: ResizeObserverCallback) {
      resized = () => report([], this)
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})

function scrolledTo(y: number): void {
  window.scrollY = Math.min(y, height - SCREEN)
  act(() => void window.dispatchEvent(new Event('scroll')))
}

function grow(px: number): void {
  height += px
  act(() => resized())
}

/** An exchange whose top stands at `y` of the page. */
function exchangeAt(y: number): HTMLElement {
  const article = document.createElement('article')
  article.getBoundingClientRect = () => ({ top: y - window.scrollY }) as DOMRect
  return article
}

type GrowingProps = { isFollowing: boolean; entry?: string }

function Growing({ isFollowing, entry = 'first' }: GrowingProps) {
  const content = useRef<HTMLDivElement>(null)
  follow = useStickToEnd(content, { isFollowing, entry })
  return <div ref={content} />
}

/** The shell scrolls with each entry of the history. */
function Shell({ entry }: { entry: string }) {
  useLayoutEffect(() => {
    if (entry !== 'first') scrolledTo(0)
  }, [entry])
  return <Growing isFollowing entry={entry} />
}

test('the page stays at its end while text streams', () => {
  render(<Growing isFollowing />)
  grow(300)
  expect(window.scrollY).toBe(500)
  grow(10)
  expect(window.scrollY).toBe(510)
  expect(follow.isAtEnd).toBe(true)
})

test('not after the reader scrolled up, until they are at the end again', () => {
  render(<Growing isFollowing />)
  grow(1_000)
  scrolledTo(700)
  grow(200)
  expect(window.scrollY).toBe(700)
  expect(follow.isAtEnd).toBe(false)
  scrolledTo(1_390)
  grow(100)
  expect(window.scrollY).toBe(1_500)
})

test('a scroll event beside a growth is no reader who left', () => {
  render(<Growing isFollowing />)
  grow(500)
  height += 400
  scrolledTo(window.scrollY)
  act(() => resized())
  expect(window.scrollY).toBe(1_100)
})

test('one who comes back to the page stands where they were, until they ask', () => {
  render(<Growing isFollowing={false} />)
  grow(500)
  expect(window.scrollY).toBe(0)
  expect(follow.isAtEnd).toBe(false)
  act(() => follow.toEnd())
  expect(window.scrollY).toBe(700)
  grow(100)
  expect(window.scrollY).toBe(800)
})

test('the address of a new conversation does not end the following', () => {
  const { rerender } = render(<Shell entry="first" />)
  grow(500)
  rerender(<Shell entry="second" />)
  expect(window.scrollY).toBe(700)
  grow(100)
  expect(window.scrollY).toBe(800)
})

test('a long answer stays at its question, and never takes the reader back up', () => {
  const { container } = render(<Growing isFollowing={false} />)
  container.firstElementChild?.append(exchangeAt(100), exchangeAt(900))
  act(() => follow.toAnswer())
  grow(200)
  expect(window.scrollY).toBe(400)
  grow(2_000)
  expect(window.scrollY).toBe(900)
  expect(follow.isAtEnd).toBe(false)
  scrolledTo(1_500)
  grow(100)
  expect(window.scrollY).toBe(1_500)
  act(() => follow.toEnd())
  grow(100)
  expect(window.scrollY).toBe(2_600)
})
