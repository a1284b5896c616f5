import type { Browser, Page } from '@playwright/test'
import { watchTroubles } from '../page/page-troubles'
import { phoneContext, slowPhone } from '../phone'

/** How long a user looks at a list, or at a tab, before the next tap. */
const LOOK_MS = 4_000
const DEADLINE_MS = 20_000

export const TABS = ['文字', '阵容', '分析', '指数', '情报'] as const

export type Visit = {
  /** Milliseconds from a tap to the content on the screen, by name of the tab. */
  tabMs: Record<string, number>
  chartMs: number
  /**
   * Files of code loaded for the match: after the rows of the list, and not for the list's own
   * odds.
   */
  files: string[]
}

/**
 * A visit with the shell in the browser's cache: list, match, every tab. `looks` false: taps as
 * soon as the row is there.
 */
export async function visitMatch(
  browser: Browser,
  url: string,
  matchIds: number[],
  looks: boolean,
): Promise<Visit> {
  const context = await phoneContext(browser)
  try {
    await warm(await context.newPage(), url)
    const page = await context.newPage()
    const troubles = watchTroubles(page)
    await slowPhone(page)
    const oddsOfList = page.waitForResponse(/\/live\/odds\/list/)
    await page.goto(`${url}/live/zq/js`, { waitUntil: 'commit' })
    const matchId = await firstRow(page, matchIds)
    const known = new Set(await codeFiles(page))
    if (looks) await oddsOfList
    else oddsOfList.catch(() => undefined)
    // The shell's HTTP client (axios) is loaded on every page by then; what was prefetched for the
    // match counts.
    for (const file of await codeFiles(page)) if (!file.includes('/remotes/')) known.add(file)
    if (looks) await page.waitForTimeout(LOOK_MS)
    const tabMs: Record<string, number> = {}
    try {
      tabMs.赛况 = await page.evaluate(tapUntilShown, {
        tap: `[data-match-id="${matchId}"] a`,
        panel: '赛况',
        deadlineMs: DEADLINE_MS,
      })
      const charted = await page.evaluate(untilChart, DEADLINE_MS)
      if (looks) await page.waitForTimeout(LOOK_MS)
      for (const panel of looks ? TABS : []) {
        tabMs[panel] = await page.evaluate(tapUntilShown, {
          tap: `[role="tab"]::${panel}`,
          panel,
          deadlineMs: DEADLINE_MS,
        })
        await page.waitForTimeout(1_000)
      }
      const files = (await codeFiles(page)).filter((file) => !known.has(file))
      return { tabMs, chartMs: tabMs.赛况 + charted, files }
    } catch (error) {
      throw new Error(`${error}\n${await troubles()}`)
    }
  } finally {
    await context.close()
  }
}

/**
 * Loads the shell and the list into the browser's cache; the page closes before any prefetch for a
 * match.
 */
async function warm(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/live/zq/js`)
  await page.locator('[data-match-id]').first().waitFor()
  await page.close()
}

/** The first rendered row of one of these matches. */
async function firstRow(page: Page, matchIds: number[]): Promise<number> {
  const handle = await page.waitForFunction(
    (ids) => {
      const rows = [...document.querySelectorAll('[data-match-id]')]
      const found = rows
        .map((row) => Number(row.getAttribute('data-match-id')))
        .find((id) => ids.includes(id))
      // A list renders the rows of a screen: scrolls to those further down, as a user does.
      if (found === undefined && rows.length > 0) scrollBy(0, innerHeight / 4)
      return found ?? 0
    },
    matchIds,
    { timeout: 60_000, polling: 250 },
  )
  return (await handle.jsonValue()) as number
}

function codeFiles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.(js|css)$/.test(new URL(name).pathname)),
  )
}

type Tap = { tap: string; panel: string; deadlineMs: number }

/**
 * In the page: taps, and returns the milliseconds until the panel is under the head with its data
 * painted.
 */
async function tapUntilShown({ tap, panel, deadlineMs }: Tap): Promise<number> {
  const [selector = '', text] = tap.split('::')
  const target = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => text === undefined || element.textContent === text,
  )
  if (!target) throw new Error(`nothing to tap: ${tap}`)
  const frame = () => new Promise(requestAnimationFrame)
  const isShown = () => {
    const shown = document.querySelector(`[role="tabpanel"][aria-label="${panel}"]`)
    const hasHead = document.querySelector('main section[aria-label*=" 对 "]') !== null
    if (!shown || !hasHead || shown.querySelector('[aria-label="加载中"]')) return false
    return shown.querySelector('section') !== null && (shown.textContent ?? '').length > 30
  }
  const start = performance.now()
  target.click()
  while (!isShown()) {
    if (performance.now() - start > deadlineMs) throw new Error(`${panel} is not shown`)
    await frame()
  }
  // What is in the document is painted with the next frame.
  await frame()
  return performance.now() - start
}

/** In the page: milliseconds until the first chart is drawn. */
async function untilChart(deadlineMs: number): Promise<number> {
  const start = performance.now()
  while (!document.querySelector('[role="tabpanel"] [role="img"] svg path')) {
    if (performance.now() - start > deadlineMs) throw new Error('no chart is drawn')
    await new Promise(requestAnimationFrame)
  }
  return performance.now() - start
}
