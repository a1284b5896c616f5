import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { type ArticleList, getArticles } from '@saidian/shared/contracts/news'
import { paths } from '@saidian/shared/contracts/page'
import { chromiumLaunch } from '../../../browser'
import type { Measure } from '../../measure'
import { median, phoneContext, slowCpu, slowPhone } from '../../phone'
import { scrollToEnd, slowestHalfSecond } from '../../scroll'
import { startSeededProduct } from '../../seeded-product'
import { post } from '../news-server'
import { fillPosts } from './fill-posts'
import { readTiming, recordTiming, timeTap } from './page-timing'

const ROUNDS = 5
const READING_MS = 6_000
const POSTS = 500
const MANY_POSTS = 2_000
/** A quick flick: 2 400 pixels a second. */
const STEP_PX = 40
const FAST_PX = 900
const CARDS = '[role="feed"] a[href^="/news/"]'
const ROWS = '[role="feed"] article, [role="list"] article, article'
const MEGABYTE = 1024 ** 2

/** Pages of news and community on the phone profile, over the demo. */
export async function benchScreens(): Promise<Measure[]> {
  const product = await startSeededProduct()
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const circles = [
      await fillPosts(product.varDir, POSTS),
      await fillPosts(product.varDir, MANY_POSTS),
    ]
    const { data } = await post<ArticleList>(product.url + getArticles.path, { type: 1002 })
    const article = data.articles[0]
    if (!article) throw new Error('the demo has no article')
    return [
      ...(await coldArticle(browser, product.url + paths.article('1002', article.id))),
      await fromTheList(browser, product.url),
      await scrolledPosts(browser, product.url + paths.circle(circles[0] ?? 0)),
      await addedMemory(browser, product.url + paths.circle(circles[1] ?? 0)),
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function coldArticle(browser: Browser, address: string): Promise<Measure[]> {
  const texts: number[] = []
  const shifts: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const context = await phoneContext(browser, { serviceWorkers: 'block' })
    const page = await context.newPage()
    await slowPhone(page)
    await page.addInitScript(recordTiming)
    await page.goto(address)
    await page.locator('[data-document]').waitFor({ state: 'detached', timeout: 30_000 })
    await page.waitForTimeout(READING_MS)
    const { textMs, shift } = await page.evaluate(readTiming)
    console.log(`  article: text ${Math.round(textMs)} ms, shift ${shift.toFixed(4)}`)
    // The first visit warms the caches of the server.
    if (round > 0) {
      texts.push(textMs)
      shifts.push(shift)
    }
    await context.close()
  }
  return [
    {
      what: 'article by its address: text readable',
      value: median(texts),
      unit: 'ms',
      target: 900,
    },
    {
      what: 'article by its address: layout shift',
      value: Math.max(...shifts),
      unit: '',
      target: 0,
    },
  ]
}

async function fromTheList(browser: Browser, url: string): Promise<Measure> {
  const took: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const context = await phoneContext(browser)
    const page = await context.newPage()
    await slowPhone(page)
    await page.goto(url + paths.column(1002))
    await page.locator(CARDS).first().waitFor({ timeout: 30_000 })
    await page.waitForTimeout(READING_MS)
    const ms = await page.evaluate(timeTap, {
      tap: CARDS,
      shown: '.doc > p:not([class])',
    })
    console.log(`  from the list: ${Math.round(ms)} ms`)
    if (round > 0) took.push(ms)
    await context.close()
  }
  return { what: 'article from the list, warm shell', value: median(took), unit: 'ms', target: 300 }
}

async function scrolledPosts(browser: Browser, address: string): Promise<Measure> {
  const page = await openPosts(browser, address)
  await slowCpu(page)
  const frames = await page.evaluate(scrollToEnd, { rows: ROWS, stepPx: STEP_PX, limitMs: 40_000 })
  const fps = ((frames.length - 1) * 1_000) / ((frames.at(-1) ?? 0) - (frames[0] ?? 0))
  console.log(`  slowest half second: ${slowestHalfSecond(frames).toFixed(1)} frames a second`)
  await page.context().close()
  const what = `scrolling ${POSTS} posts with pictures, CPU ×4`
  return { what, value: fps, unit: 'fps', target: 55, atLeast: true }
}

/** How much more memory the page needs after 2 000 posts than after its first screens. */
async function addedMemory(browser: Browser, address: string): Promise<Measure> {
  const page = await openPosts(browser, address)
  const session = await page.context().newCDPSession(page)
  await page.evaluate(scrollToEnd, { rows: ROWS, stepPx: FAST_PX, limitMs: 5_000 })
  const before = await heapBytes(session)
  await page.evaluate(scrollToEnd, { rows: ROWS, stepPx: FAST_PX, limitMs: 60_000 })
  const after = await heapBytes(session)
  console.log(
    `  memory: ${Math.round(before / MEGABYTE)} MB, then ${Math.round(after / MEGABYTE)} MB`,
  )
  await page.context().close()
  const value = (after - before) / MEGABYTE
  return { what: `memory added by ${MANY_POSTS} posts`, value, unit: 'MB', target: 10 }
}

async function openPosts(browser: Browser, address: string): Promise<Page> {
  const context = await phoneContext(browser, { serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(address)
  // Only the rows near the screen exist: of tall posts, two or three.
  await page.locator(ROWS).first().waitFor({ state: 'attached', timeout: 30_000 })
  await page.waitForTimeout(READING_MS)
  return page
}

/** The heap of the page and its document, after a collection. */
async function heapBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}
