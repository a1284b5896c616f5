import { chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '../../../browser'
import type { Measure } from '../../measure'
import { startSeededProduct } from '../../seeded-product'
import { measureFrames } from './measure-frames'
import { showDanmaku } from './show-danmaku'

const CPU_RATE = 4
const TARGET = 55
/** Frames a second of a screen that nothing slows down. */
const SCREEN = 60
const LIMIT_MS = 30_000

/**
 * Frames a second with 80 danmaku over the video of a room, CPU ×4. The target of a phone is scaled
 * by what an empty page reaches here, since Chromium draws in software on this machine.
 */
export async function benchDanmaku(): Promise<Measure[]> {
  const product = await startSeededProduct()
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const context = await browser.newContext({
      viewport: { width: 375, height: 812 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    })
    await context.addInitScript('globalThis.__name = (named) => named')
    // All of the area, so that so many have room.
    await context.addInitScript(() =>
      localStorage.setItem('player', JSON.stringify({ danmaku: { area: 'full', size: 70 } })),
    )
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
    await page.goto('about:blank')
    const empty = await measureFrames(page)
    await openRoom(page, product.url)
    const video = await measureFrames(page)
    const count = await showDanmaku(page)
    const danmaku = await measureFrames(page)
    const scaled = Math.min(SCREEN, (danmaku / empty) * SCREEN)
    return [
      { what: 'danmaku on the screen', value: count, unit: '', target: 80, atLeast: true },
      { what: 'frames of an empty page, CPU ×4', value: empty, unit: '1/s' },
      { what: 'frames with the video alone', value: video, unit: '1/s' },
      { what: 'frames with the video and danmaku', value: danmaku, unit: '1/s' },
      {
        what: 'frames with danmaku, of 60 on an empty page',
        value: scaled,
        unit: '1/s',
        target: TARGET,
        atLeast: true,
      },
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function openRoom(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/vlive/0`)
  const card = page.locator('article a[href^="/vlive/detail/"]').first()
  await card.waitFor({ timeout: LIMIT_MS })
  await card.click()
  await page.waitForFunction(
    () => (document.querySelector('video')?.currentTime ?? 0) > 1,
    undefined,
    { timeout: LIMIT_MS },
  )
}
