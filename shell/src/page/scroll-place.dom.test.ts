import { scrollTarget, scrollTo } from './scroll-place'

let observed: (() => void)[]
let height: number
let scrolled: number[]

beforeEach(() => {
  observed = []
  scrolled = []
  height = 800
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    get: () => height,
  })
  Object.assign(window, {
    innerHeight: 800,
    scrollTo: (_: number, y: number) => scrolled.push(y),
    ResizeObserver: class {
      private readonly changed: () => void
      constructor(changed: () => void) {
        this.changed = changed
      }
      observe() {
        observed.push(this.changed)
      }
      disconnect() {
        observed = observed.filter((each) => each !== this.changed)
      }
    },
  })
})

function grow(to: number) {
  height = to
  for (const changed of [...observed]) changed()
}

test('targets the saved place on the way back, else the hash, else the top', () => {
  expect(scrollTarget(120, '#rules')).toEqual({ kind: 'place', y: 120 })
  expect(scrollTarget(undefined, '#%E8%A7%84')).toEqual({ kind: 'hash', id: '规' })
  expect(scrollTarget(undefined, '#100%')).toEqual({ kind: 'hash', id: '100%' })
  expect(scrollTarget(undefined, '')).toEqual({ kind: 'top' })
})

test('scrolls to a saved place as soon as the list is long enough', () => {
  scrollTo({ kind: 'place', y: 1500 }, new AbortController().signal)
  grow(1200)
  expect(observed).toHaveLength(1)
  grow(3000)
  expect(scrolled).toEqual([1500, 1500, 1500])
  expect(observed).toHaveLength(0)
})

test('stops when the user scrolls or the page changes', () => {
  scrollTo({ kind: 'place', y: 1500 }, new AbortController().signal)
  window.dispatchEvent(new Event('touchstart'))
  expect(observed).toHaveLength(0)
  const leaving = new AbortController()
  scrollTo({ kind: 'hash', id: 'late' }, leaving.signal)
  leaving.abort()
  expect(observed).toHaveLength(0)
})

test('scrolls to a hash as soon as its element exists', () => {
  const seen: string[] = []
  scrollTo({ kind: 'hash', id: 'rules' }, new AbortController().signal)
  const element = document.body.appendChild(document.createElement('h2'))
  element.id = 'rules'
  element.scrollIntoView = () => void seen.push(element.id)
  grow(900)
  expect(seen).toEqual(['rules'])
  expect(observed).toHaveLength(0)
})
