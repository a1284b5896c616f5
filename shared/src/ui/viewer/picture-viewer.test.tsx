import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PictureViewer } from '.'

const PICTURES = [
  { src: '/1.jpg', alt: '看台' },
  { src: '/2.jpg', alt: '球门' },
  { src: '/3.jpg', alt: '奖杯' },
]

function open(start = 0) {
  const close = jest.fn()
  const rendered = render(<PictureViewer pictures={PICTURES} start={start} onClose={close} />)
  return { ...rendered, close }
}

// jsdom lays nothing out: the stage gets the size of a phone.
beforeEach(() => {
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { configurable: true, get: () => 375 },
    clientHeight: { configurable: true, get: () => 812 },
  })
})

const picture = (name: string) => screen.getByRole('img', { name })
const stage = () => picture(shownName()).closest('ul')?.parentElement as HTMLElement
const shownName = () => screen.getByRole('img').getAttribute('alt') ?? ''
/** jsdom has no pointer events with coordinates: a mouse event of the same name carries them. */
function finger(name: 'down' | 'move' | 'up', x: number, y = 400, pointerId = 1) {
  const event = new MouseEvent(`pointer${name}`, { bubbles: true, clientX: x, clientY: y })
  fireEvent(stage(), Object.assign(event, { pointerId }))
}
const scaleOf = (name: string) => picture(name).style.transform.match(/scale\(([\d.]+)\)/)?.[1]

function swipe(from: number, to: number) {
  finger('down', from)
  finger('move', (from + to) / 2)
  finger('move', to)
  finger('up', to)
}

test('begins at the chosen picture, says its place and loads only what is near', () => {
  const { container } = open(2)
  expect(picture('奖杯')).toHaveAttribute('src', '/3.jpg')
  expect(screen.getByText('3 / 3')).toBeInTheDocument()
  const sources = [...container.querySelectorAll('img')].map((each) => each.getAttribute('src'))
  expect(sources).toEqual(['/2.jpg', '/3.jpg'])
})

test('swipes lead to the next picture and back, and end at the last one', () => {
  open()
  swipe(300, 60)
  expect(shownName()).toBe('球门')
  swipe(300, 60)
  swipe(300, 60)
  expect(shownName()).toBe('奖杯')
  swipe(60, 300)
  expect(shownName()).toBe('球门')
})

test('two fingers zoom, one pans then, and the next picture begins whole', () => {
  open()
  finger('down', 150, 400, 1)
  finger('down', 250, 400, 2)
  finger('move', 350, 400, 2)
  expect(scaleOf('看台')).toBe('2')
  finger('up', 350, 400, 2)
  finger('up', 150, 400, 1)
  const before = picture('看台').style.transform
  swipe(200, 120)
  expect(shownName()).toBe('看台')
  expect(picture('看台').style.transform).not.toBe(before)
  fireEvent.keyDown(stage(), { key: 'ArrowRight' })
  expect(scaleOf('球门')).toBeUndefined()
})

test('a double tap zooms in, another one out', () => {
  open()
  const tap = () => {
    finger('down', 100)
    finger('up', 100)
  }
  tap()
  tap()
  expect(scaleOf('看台')).toBe('2.5')
  tap()
  tap()
  expect(scaleOf('看台')).toBeUndefined()
})

test('keys change and zoom the picture', async () => {
  open()
  await userEvent.keyboard('{ArrowRight}')
  expect(shownName()).toBe('看台')
  screen.getByRole('button', { name: '关闭' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(shownName()).toBe('球门')
  await userEvent.keyboard('+')
  expect(scaleOf('球门')).toBe('1.5')
  await userEvent.keyboard('0')
  expect(scaleOf('球门')).toBeUndefined()
  await userEvent.click(screen.getByRole('button', { name: '上一张' }))
  expect(shownName()).toBe('看台')
  expect(screen.getByRole('button', { name: '上一张' })).toBeDisabled()
})

test('a picture that did not load can be loaded again', async () => {
  open()
  fireEvent.error(picture('看台'))
  await userEvent.click(screen.getByRole('button', { name: '图片加载失败，点击重试' }))
  expect(picture('看台')).toHaveAttribute('src', '/1.jpg')
})

test('the back button closes it and stays on the page', async () => {
  window.history.pushState({ idx: 3, key: 'page' }, '', '/user/opinion')
  const { close } = open()
  act(() => window.history.back())
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
  expect(window.history.state).toEqual({ idx: 3, key: 'page' })
  expect(window.location.pathname).toBe('/user/opinion')
})

test('the × and Esc leave no step in the history', async () => {
  window.history.pushState({ idx: 4, key: 'page' }, '', '/user/opinion')
  const { close } = open()
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
  expect(window.history.state).toEqual({ idx: 4, key: 'page' })
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(close).toHaveBeenCalledTimes(2)
})

test('a parent that removes it takes its step out of the history', async () => {
  window.history.pushState({ idx: 5, key: 'page' }, '', '/user/opinion')
  open().unmount()
  await waitFor(() => expect(window.history.state).toEqual({ idx: 5, key: 'page' }))
})
