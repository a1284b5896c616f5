import { act, render, screen } from '@testing-library/react'
import { VirtualList } from './virtual-list'

const ROWS = Array.from({ length: 500 }, (_, index) => index + 1)
/** One rem is 50 px where no page sets it. */
const list = (items: readonly number[] = ROWS) => (
  <VirtualList
    label="数"
    items={items}
    keyOf={String}
    heightOf={oneRem}
    renderItem={(item) => `第${item}行`}
  />
)
const oneRem = () => 1
const shown = () =>
  screen.getAllByRole('listitem').map((row) => Number(row.textContent?.match(/\d+/)?.[0]))

/** jsdom lays nothing out: the list is said to begin so far above the top of the screen. */
let above = 0
const scrollTo = (px: number) => {
  above = px
  act(() => void document.body.dispatchEvent(new Event('scroll')))
}

beforeEach(() => {
  above = 0
  Object.defineProperty(window, 'innerHeight', { value: 800, configurable: true })
  jest
    .spyOn(HTMLUListElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top: -above }) as DOMRect)
})
afterEach(() => jest.restoreAllMocks())

const nextFrame = () =>
  act(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))

test('renders the rows of the screen first, then some beyond it, at full list height', async () => {
  render(list())
  expect(shown()[0]).toBe(1)
  expect(shown()).toHaveLength(12)
  await nextFrame()
  expect(shown()).toHaveLength(26)
  expect(screen.getByRole('list', { name: '数' })).toHaveStyle({ height: '25000px' })
})

test('rows follow the scroll of whatever scrolls, each at its place', () => {
  render(list())
  scrollTo(10_000)
  expect(shown()).toContain(201)
  expect(shown()).toContain(216)
  expect(shown()).not.toContain(1)
  const row = screen.getByText('第201行')
  expect(row).toHaveStyle({ top: '10000px', height: '50px' })
})

test('a list that slid in with its sheet has the rows of where it came to rest', async () => {
  above = -700
  render(list())
  await nextFrame()
  expect(shown()).not.toContain(16)
  above = 0
  act(() => void document.body.dispatchEvent(new Event('animationend', { bubbles: true })))
  expect(shown()).toContain(16)
})

test('rows stay the same elements while they are on the screen', () => {
  render(list())
  const row = screen.getByText('第12行')
  scrollTo(400)
  expect(screen.getByText('第12行')).toBe(row)
})

test('a row that stays is not drawn again when others come and go', () => {
  const renderItem = jest.fn((item: number) => `第${item}行`)
  render(
    <VirtualList
      label="数"
      items={ROWS}
      keyOf={String}
      heightOf={oneRem}
      renderItem={renderItem}
    />,
  )
  scrollTo(400)
  expect(renderItem.mock.calls.filter(([item]) => item === 12)).toHaveLength(1)
})

test('a row whose place changes is moved there', () => {
  const { rerender } = render(list())
  const row = screen.getByText('第12行')
  rerender(list(ROWS.slice(4)))
  expect(screen.getByText('第12行')).toBe(row)
  expect(row).toHaveStyle({ top: '550px', transform: 'translateY(-200px)' })
})

test('a list that grew shorter than the place it was at shows its end', () => {
  const { rerender } = render(list())
  scrollTo(20_000)
  rerender(list([1, 2, 3]))
  expect(shown()).toEqual([3])
  scrollTo(0)
  expect(shown()).toEqual([1, 2, 3])
})

test('a screen reader gets the length of the list and the position of each row', () => {
  render(list())
  scrollTo(10_000)
  const row = screen.getByText('第201行')
  expect(row).toHaveAttribute('aria-setsize', '500')
  expect(row).toHaveAttribute('aria-posinset', '201')
})

test('without rows there is an empty list', () => {
  render(list([]))
  expect(screen.queryAllByRole('listitem')).toEqual([])
})
