import {
  ASSUMED_DELAY_MS,
  delayText,
  PATIENCE_MS,
  type PictureDelay,
  pageDelayMs,
  pictureDelayMs,
  withMeasurement,
} from './picture-delay.rules'

const NOW = 1_770_000_000_000
const opened = (remembered: number | null = null): PictureDelay => {
  return { openedAt: NOW, remembered, measured: [] }
}
const after = (start: PictureDelay, ...delays: readonly (number | null)[]) =>
  delays.reduce<PictureDelay>(
    (state, delayMs, second) => withMeasurement(state, delayMs, NOW + second * 1000),
    start,
  )

it('guesses before the first picture, so that no score comes before it', () => {
  expect(pictureDelayMs(opened(), NOW)).toBe(ASSUMED_DELAY_MS)
})

it('starts after a reload with what this room measured before', () => {
  expect(pictureDelayMs(opened(3_100), NOW)).toBe(3_100)
})

it('delays nothing when no video starts to play', () => {
  expect(pictureDelayMs(opened(), NOW + PATIENCE_MS)).toBeNull()
})

it('grows at once', () => {
  expect(pictureDelayMs(after(opened(), 2_310, 9_040), NOW + 1_000)).toBe(9_100)
})

it('shrinks only when the picture has been earlier for ten seconds', () => {
  const caughtUp = after(opened(), 9_000, ...Array.from({ length: 9 }, () => 2_000))
  expect(pictureDelayMs(caughtUp, NOW + 9_000)).toBe(9_000)
  const later = withMeasurement(caughtUp, 2_000, NOW + 10_500)
  expect(pictureDelayMs(later, NOW + 10_500)).toBe(2_000)
})

it('stays while the picture stands for a moment, and ends when it is gone', () => {
  const stalled = after(opened(), 2_400, null, null)
  expect(pictureDelayMs(stalled, NOW + 20_000)).toBe(2_400)
  expect(pictureDelayMs(stalled, NOW + 61_000)).toBeNull()
})

it('adds what was chosen by hand, and nothing without video', () => {
  expect(pageDelayMs(2_400, 1_500)).toBe(3_900)
  expect(pageDelayMs(2_400, -5_000)).toBe(0)
  expect(pageDelayMs(null, 1_500)).toBe(0)
})

it('reads as seconds', () => {
  expect(delayText(2_400)).toBe('2.4 秒')
})
