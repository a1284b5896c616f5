import type { Browser, Page } from '@playwright/test'
import { median, phoneContext, slowCpu } from '../phone'
import { scrollToEnd, slowestHalfSecond } from '../scroll'
import { COMPANIES, growLong, LINES, QUOTES } from './long-match'

/** A quick flick: 2 400 pixels a second. */
const STEP_PX = 40
const PASSES = 3
const LIMIT_MS = 40_000

/**
 * Frames a second in the slowest half second of scrolling and over all of it, the median of several
 * passes. Painting counts, which Chromium does in software here.
 */
export type Smoothness = { what: string; fps: number; usualFps: number }

/** Scrolls the long parts of a match from end to end with a throttled processor. */
export async function scrollLong(
  browser: Browser,
  url: string,
  matchId: number,
): Promise<Smoothness[]> {
  // A worker would request the parts by itself, past the routes of this benchmark.
  const context = await phoneContext(browser, { serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await growLong(page)
    await slowCpu(page)
    const address = `${url}/live/zq/detail/${matchId}`
    return [
      await smoothness(
        page,
        `text of ${LINES} lines`,
        `${address}?tab=text`,
        '[role="tabpanel"] ol > li',
        LINES,
      ),
      await smoothness(
        page,
        `odds of ${COMPANIES} companies`,
        `${address}?tab=odds`,
        '[role="tabpanel"] ul > li',
        COMPANIES,
      ),
      await smoothness(
        page,
        `history of ${QUOTES} quotations`,
        `${address}?tab=odds&company=1`,
        'dialog ul > li',
        QUOTES,
      ),
    ]
  } finally {
    await context.close()
  }
}

async function smoothness(
  page: Page,
  what: string,
  address: string,
  rows: string,
  atLeast: number,
): Promise<Smoothness> {
  const slowest: number[] = []
  const usual: number[] = []
  const scroll = () => page.evaluate(scrollToEnd, { rows, stepPx: STEP_PX, limitMs: LIMIT_MS })
  for (let pass = 1; pass <= PASSES; pass += 1) {
    await open(page, address, rows)
    const frames = await scroll()
    const count = await page.evaluate(countRows, rows)
    if (count < atLeast) throw new Error(`${what}: only ${count} rows after scrolling`)
    slowest.push(slowestHalfSecond(frames))
    usual.push(((frames.length - 1) * 1_000) / ((frames.at(-1) ?? 0) - (frames[0] ?? 0)))
  }
  console.log(
    `  ${what}: ${slowest.map((fps) => fps.toFixed(1)).join(', ')} frames a second at the slowest`,
  )
  return { what, fps: median(slowest), usualFps: median(usual) }
}

async function open(page: Page, address: string, rows: string): Promise<void> {
  await page.goto(address)
  await page.locator(rows).nth(20).waitFor({ state: 'attached' })
  // The start of the page is not measured.
  await page.waitForTimeout(2_500)
}

/** In the page: number of rows, or the number they announce while only some are rendered. */
function countRows(rows: string): number {
  const all = [...document.querySelectorAll(rows)]
  return Number(all[0]?.getAttribute('aria-setsize') ?? all.length)
}
