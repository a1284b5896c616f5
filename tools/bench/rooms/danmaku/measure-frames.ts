import type { Page } from '@playwright/test'

/** Frames a second of a page, over five seconds. */
export function measureFrames(page: Page): Promise<number> {
  return page.evaluate(
    (measureMs) =>
      new Promise<number>((resolve) => {
        const from = performance.now()
        let frames = 0
        const count = () => {
          frames += 1
          const ms = performance.now() - from
          if (ms >= measureMs) resolve((frames * 1000) / ms)
          else requestAnimationFrame(count)
        }
        requestAnimationFrame(count)
      }),
    5_000,
  )
}
