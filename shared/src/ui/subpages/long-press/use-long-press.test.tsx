import { act, fireEvent, render, screen } from '@testing-library/react'
import { useLongPress } from './use-long-press'

const onChoose = jest.fn()
const onExplain = jest.fn()

function Row() {
  return (
    <button type="button" onClick={onChoose} {...useLongPress(onExplain)}>
      半球
    </button>
  )
}
const row = () => screen.getByRole('button')
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const down = (init: object = {}) =>
  fireEvent.pointerDown(row(), { isPrimary: true, button: 0, clientX: 50, clientY: 50, ...init })

beforeAll(() => {
  // jsdom has no pointer events with coordinates.
  window.PointerEvent = class extends MouseEvent {
    readonly isPrimary: boolean
    readonly pointerType: string
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init)
      this.isPrimary = init.isPrimary ?? false
      this.pointerType = init.pointerType ?? ''
    }
  } as never
})
beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  render(<Row />)
})
afterEach(() => jest.useRealTimers())

test('acts after one second, and the click that follows does nothing', () => {
  down()
  wait(999)
  expect(onExplain).not.toHaveBeenCalled()
  wait(1)
  expect(onExplain).toHaveBeenCalledTimes(1)
  fireEvent.click(row(), { detail: 1 })
  expect(onChoose).not.toHaveBeenCalled()
})

test('a tap is a click', () => {
  down()
  wait(200)
  fireEvent.pointerUp(row())
  fireEvent.click(row(), { detail: 1 })
  wait(2_000)
  expect(onChoose).toHaveBeenCalledTimes(1)
  expect(onExplain).not.toHaveBeenCalled()
})

test('after a long press, Enter chooses as ever', () => {
  down()
  wait(1_000)
  fireEvent.click(row(), { detail: 0 })
  expect(onChoose).toHaveBeenCalledTimes(1)
})

test.each([
  ['a move', () => fireEvent.pointerMove(row(), { clientX: 50, clientY: 61 })],
  ['a scroll', () => fireEvent.scroll(document.body)],
  ['a swipe that the browser takes', () => fireEvent.pointerCancel(row())],
  ['a second finger', () => down({ isPrimary: false })],
])('%s cancels it', (_, happen) => {
  down()
  wait(500)
  happen()
  wait(2_000)
  expect(onExplain).not.toHaveBeenCalled()
})

test('a finger that trembles does not', () => {
  down()
  fireEvent.pointerMove(row(), { clientX: 55, clientY: 55 })
  wait(1_000)
  expect(onExplain).toHaveBeenCalledTimes(1)
})

test('the right button and the keyboard act at once, without the menu of the browser', () => {
  expect(fireEvent.contextMenu(row(), { pointerType: 'mouse' })).toBe(false)
  expect(onExplain).toHaveBeenCalledTimes(1)
  expect(fireEvent.keyDown(row(), { key: 'F10', shiftKey: true })).toBe(false)
  expect(onExplain).toHaveBeenCalledTimes(2)
})

test('on touch, the menu of the browser stays closed and the press goes on', () => {
  down()
  wait(500)
  const menu = new window.PointerEvent('contextmenu', {
    pointerType: 'touch',
    bubbles: true,
    cancelable: true,
  })
  expect(fireEvent(row(), menu)).toBe(false)
  expect(onExplain).not.toHaveBeenCalled()
  wait(500)
  expect(onExplain).toHaveBeenCalledTimes(1)
})

test('vibrates only after the page has been used', () => {
  const buzz = jest.fn()
  const activation = { hasBeenActive: false }
  Object.assign(navigator, { vibrate: buzz })
  Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true })
  down()
  wait(1_000)
  expect(buzz).not.toHaveBeenCalled()
  activation.hasBeenActive = true
  down()
  wait(1_000)
  expect(buzz).toHaveBeenCalledTimes(1)
})
