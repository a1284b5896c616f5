import type { Browser, Page } from '@playwright/test'
import { slowPhone } from '../../phone'

const LIMIT_MS = 30_000
/** The shell prefetches the code behind the tabs while the user reads. */
const READING_MS = 8_000
/** Files of the player: its facade and the library behind it. */
const PLAYER_FILE = /(?:player|flv)[^/]*\.js/

export type RoomVisit = {
  /** From the tap on 直播 to the first card. */
  cardMs: number
  /** From the tap on the first card on air to the first decoded frame. */
  frameMs: number
  playerFiles: string[]
  /** A file of the player was requested before a room opened. */
  hadPlayerBefore: boolean
}

/** Opens the scores, then the list of rooms, then the first room on air, as a user taps. */
export async function visitRoom(browser: Browser, url: string): Promise<RoomVisit> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    await slowPhone(page)
    await page.goto(`${url}/live/hot`)
    await page.locator('[data-match-id]').first().waitFor({ timeout: LIMIT_MS })
    await page.waitForTimeout(READING_MS)
    const cardMs = await page.evaluate(msUntil, {
      tap: 'a[href="/vlive/0"]',
      shown: 'article a[href^="/vlive/detail/"]',
      limitMs: LIMIT_MS,
    })
    await page.waitForTimeout(READING_MS)
    const before = await playerFiles(page)
    const frameMs = await page.evaluate(msUntil, {
      tap: 'article a[href^="/vlive/detail/"]',
      shown: 'video',
      limitMs: LIMIT_MS,
    })
    return {
      cardMs,
      frameMs,
      playerFiles: await playerFiles(page),
      hadPlayerBefore: before.length > 0,
    }
  } finally {
    await context.close()
  }
}

async function playerFiles(page: Page): Promise<string[]> {
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  return [...new Set(names.filter((name) => PLAYER_FILE.test(name)))]
}

/**
 * In the page: taps an element and resolves with the milliseconds until another one is shown; a
 * video is shown when it has decoded a frame. It names no function of its own: the page does not
 * have what the compiler adds for names.
 */
async function msUntil(given: { tap: string; shown: string; limitMs: number }): Promise<number> {
  const from = performance.now()
  const target = document.querySelector<HTMLElement>(given.tap)
  if (!target) throw new Error(`nothing to tap: ${given.tap}`)
  target.click()
  while (performance.now() - from < given.limitMs) {
    const found = document.querySelector(given.shown)
    const isShown =
      found instanceof HTMLVideoElement
        ? found.getVideoPlaybackQuality().totalVideoFrames > 0
        : found !== null
    if (isShown) return performance.now() - from
    await new Promise(requestAnimationFrame)
  }
  throw new Error(`no ${given.shown}`)
}
