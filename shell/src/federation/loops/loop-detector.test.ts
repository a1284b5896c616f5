import { createLoopDetector } from './loop-detector'

/** Runs a page for `seconds`; true when it was taken for a loop. */
function run({
  perSecond,
  framesPerSecond = 60,
  seconds = 3,
  knowsIdle = true,
  idleEveryMs = 0,
}: {
  perSecond: number
  framesPerSecond?: number
  seconds?: number
  knowsIdle?: boolean
  idleEveryMs?: number
}): boolean {
  const detector = createLoopDetector({ knowsIdle })
  let isLoop = false
  const isDue = (nowMs: number, rate: number) =>
    Math.floor((nowMs * rate) / 1000) > Math.floor(((nowMs - 1) * rate) / 1000)
  for (let nowMs = 1; nowMs <= seconds * 1000; nowMs += 1) {
    if (isDue(nowMs, framesPerSecond)) detector.drawn()
    if (idleEveryMs > 0 && nowMs % idleEveryMs === 0) detector.idle()
    if (isDue(nowMs, perSecond)) isLoop = detector.committed(nowMs) || isLoop
  }
  return isLoop
}

test.each([
  ['a quick loop', { perSecond: 900 }],
  [
    'a quick loop where the browser does not say that it is idle',
    { perSecond: 900, knowsIdle: false },
  ],
  ['a slow loop', { perSecond: 100 }],
  ['a loop in a hidden page', { perSecond: 100, framesPerSecond: 0, knowsIdle: false }],
])('%s is recognised', (_, page) => {
  expect(run(page)).toBe(true)
})

test.each([
  ['an animation', { perSecond: 60 }],
  ['an animation at 240 Hz', { perSecond: 240, framesPerSecond: 240 }],
  ['an animation under a scroll, no idle known', { perSecond: 120, knowsIdle: false }],
  ['a busy page with pauses', { perSecond: 300, idleEveryMs: 500 }],
  ['a burst of a second', { perSecond: 900, seconds: 1 }],
  ['a live list', { perSecond: 4 }],
])('%s is no loop', (_, page) => {
  expect(run(page)).toBe(false)
})
