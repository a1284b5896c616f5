import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { useFrames } from './use-frames'

let drawn = 0
const draw = () => {
  drawn += 1
}
function Picture() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useFrames(canvas, draw)
  return <canvas ref={canvas} />
}

/** A fake screen with 60 frames a second, driven by `play`. */
let now = 0
let waiting = new Map<number, FrameRequestCallback>()
let lastId = 0
function play(seconds: number): number {
  const before = drawn
  for (let frame = 0; frame < seconds * 60; frame += 1) {
    now += 1000 / 60
    const due = waiting
    waiting = new Map()
    for (const callback of due.values()) callback(now)
  }
  return drawn - before
}

let show: (isIntersecting: boolean) => void = () => undefined
let isReduced = false
const look = (isHidden: boolean) =>
  act(() => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

beforeEach(() => {
  waiting = new Map()
  isReduced = false
  window.requestAnimationFrame = (callback) => {
    lastId += 1
    waiting.set(lastId, callback)
    return lastId
  }
  window.cancelAnimationFrame = (id) => void waiting.delete(id)
  window.matchMedia = (() => ({ matches: isReduced })) as never
  window.IntersectionObserver = class {
    constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
      show = (isIntersecting) => seen([{ isIntersecting }])
    }
    observe = () => undefined
    disconnect = () => undefined
  } as never
})
afterEach(() => look(false))

test('draws 30 times a second', () => {
  render(<Picture />)
  expect(play(10)).toBeGreaterThanOrEqual(295)
  expect(play(10)).toBeLessThanOrEqual(301)
})

test('pauses while the page is hidden, and continues afterwards', () => {
  render(<Picture />)
  play(1)
  look(true)
  expect(play(10)).toBe(0)
  look(false)
  expect(play(1)).toBeGreaterThanOrEqual(29)
})

test('pauses while it is scrolled away', () => {
  render(<Picture />)
  act(() => show(false))
  expect(play(10)).toBe(0)
  act(() => show(true))
  expect(play(1)).toBeGreaterThanOrEqual(29)
})

test('draws once a second under reduced motion', () => {
  isReduced = true
  render(<Picture />)
  expect(play(10)).toBeLessThanOrEqual(11)
})

test('stops when it unmounts', () => {
  const { unmount } = render(<Picture />)
  unmount()
  expect(play(1)).toBe(0)
})
