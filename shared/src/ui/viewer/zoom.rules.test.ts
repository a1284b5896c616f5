import { clamped, fitted, movedBy, swipeStep, WHOLE, zoomAt } from './zoom.rules'

const STAGE = { width: 400, height: 800 }
const SHOWN = { width: 400, height: 300 }

test('the zoomed point stays under the finger', () => {
  const at = { x: 80, y: -40 }
  const view = zoomAt(WHOLE, at, 2)
  // A point p of the picture is shown at p * scale + offset.
  expect({ x: at.x * view.scale + view.x, y: at.y * view.scale + view.y }).toEqual(at)
})

test('the scale stays between the whole picture and four times', () => {
  expect(zoomAt(WHOLE, { x: 0, y: 0 }, 0.2).scale).toBe(1)
  expect(zoomAt(WHOLE, { x: 0, y: 0 }, 9).scale).toBe(4)
})

test('a zoomed picture covers the stage; what is smaller than it stays in the middle', () => {
  const far = movedBy(zoomAt(WHOLE, { x: 0, y: 0 }, 2), { x: 900, y: 900 })
  expect(clamped(far, STAGE, SHOWN)).toEqual({ scale: 2, x: 200, y: 0 })
})

test('a picture fits the stage as a whole, before it has loaded as the stage', () => {
  expect(fitted({ width: 800, height: 600 }, STAGE)).toEqual({ width: 400, height: 300 })
  expect(fitted({ width: 0, height: 0 }, STAGE)).toEqual(STAGE)
})

test('a long or a quick swipe changes the picture, a short slow one does not', () => {
  expect(swipeStep(-120, 900, 400)).toBe(1)
  expect(swipeStep(40, 60, 400)).toBe(-1)
  expect(swipeStep(40, 600, 400)).toBe(0)
  expect(swipeStep(-10, 5, 400)).toBe(0)
})
