import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { paths } from '@saidian/shared/contracts/page'
import { openDatabase } from '../../../../server/src/platform/database'
import { createLog } from '../../../../server/src/platform/log'
import { chromiumLaunch } from '../../../browser'
import { startProduct } from '../../../product'
import { weigh } from '../../match/new-code'
import type { Measure } from '../../measure'
import { median, phoneContext, slowCpu, slowPhone } from '../../phone'
import { scrollToEnd, slowestHalfSecond } from '../../scroll'
import { memberToken } from '../sockets/members'
import { CHATS, fillChats } from './fill-chats'
import { loadedCode, scrollLogUp, sendUntilShown, tapUntilMessages } from './in-page'

const ROUNDS = 5
const LOOK_MS = 6_000
/** A quick flick: 2 400 pixels a second. */
const STEP_PX = 40
const LEAP_PX = 1_000
const LEAPS_MS = 15_000
const SCROLL_MS = 15_000
const ROWS = 'ul[aria-label="会话"] > li'
const KILO = 1_024

/** Pages of messages on the phone profile, of a member with many conversations. */
export async function benchPages(): Promise<Measure[]> {
  const varDir = mkdtempSync(join(tmpdir(), 'saidian-bench-im-pages-'))
  // The embedded database runs as another user when the benchmark runs as root.
  chmodSync(varDir, 0o755)
  const product = await startProduct({ varDir, feed: 'none' })
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const database = await openDatabase({ varDir }, createLog('silent'))
    const { short, long } = await fillChats(database.db).finally(() => database.close())
    return [
      await newCode(browser, product.url),
      ...(await openedChats(browser, product.url, short)),
      await sentMessage(browser, product.url, short[0] ?? ''),
      ...(await scrolledList(browser, product.url)),
      ...(await scrolledLog(browser, product.url, long)),
    ]
  } finally {
    await browser.close()
    await product.stop()
    rmSync(varDir, { recursive: true, force: true })
  }
}

async function openPage(browser: Browser, address: string): Promise<Page> {
  const context = await phoneContext(browser, { serviceWorkers: 'block' })
  await context.addInitScript(
    (token) => localStorage.setItem('auth', JSON.stringify({ token })),
    memberToken(0),
  )
  const page = await context.newPage()
  await page.goto(address)
  return page
}

/** A page with the list, as it is a while after it was opened. */
async function openList(browser: Browser, url: string): Promise<Page> {
  const page = await openPage(browser, url + paths.messages())
  await page.locator(ROWS).nth(5).waitFor({ timeout: 30_000 })
  await page.waitForTimeout(LOOK_MS)
  return page
}

async function openChat(browser: Browser, url: string, id: string): Promise<Page> {
  const page = await openPage(browser, url + paths.conversation(id))
  await page.locator('[role="log"]').getByText(/^第/).last().waitFor({ timeout: 30_000 })
  await page.waitForTimeout(LOOK_MS)
  return page
}

/** The code that the list needs beyond what every page has. */
async function newCode(browser: Browser, url: string): Promise<Measure> {
  const page = await openPage(browser, `${url}/live/zq/js`)
  const tab = page.locator(`nav a[href="${paths.messages()}"]`)
  await tab.waitFor({ timeout: 30_000 })
  const isOwn = (file: string) => file.includes('/mf-message/')
  const known = new Set((await page.evaluate(loadedCode)).filter((file) => !isOwn(file)))
  await tab.click()
  await page.locator(ROWS).nth(5).waitFor({ timeout: 30_000 })
  const files = (await page.evaluate(loadedCode)).filter((file) => !known.has(file))
  await page.context().close()
  const code = await weigh([...new Set(files)])
  for (const { file, gzipBytes } of code)
    console.log(`  ${file}: ${(gzipBytes / KILO).toFixed(1)} KB`)
  const bytes = code.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)
  const what = 'first visit of 消息: new code (gzip)'
  return { what, value: bytes / KILO, unit: 'KB', target: 60 }
}

/** From a tap in the list: conversations that this device never had, then the same again. */
async function openedChats(
  browser: Browser,
  url: string,
  ids: readonly string[],
): Promise<Measure[]> {
  const page = await openList(browser, url)
  await slowPhone(page)
  const open = async (id: string) => {
    const ms = await page.evaluate(tapUntilMessages, `a[href="${paths.conversation(id)}"]`)
    await page.waitForTimeout(1_500)
    await page.goBack()
    await page.locator(ROWS).nth(5).waitFor()
    await page.waitForTimeout(1_500)
    return ms
  }
  // The first visit loads the code of the page.
  const first = await open(ids[0] ?? '')
  const unknown: number[] = []
  const known: number[] = []
  for (const id of ids.slice(1, ROUNDS + 1)) unknown.push(await open(id))
  for (const id of ids.slice(1, ROUNDS + 1)) known.push(await open(id))
  await page.context().close()
  console.log(`  opened: ${[first, ...unknown, ...known].map(Math.round).join(', ')} ms`)
  const what = 'opening a conversation, warm shell'
  return [
    { what: `${what}: on this device`, value: median(known), unit: 'ms', target: 400 },
    { what: `${what}: new on this device`, value: median(unknown), unit: 'ms', target: 400 },
    { what: `${what}: the first of a visit`, value: first, unit: 'ms' },
  ]
}

async function sentMessage(browser: Browser, url: string, id: string): Promise<Measure> {
  const page = await openChat(browser, url, id)
  await slowPhone(page)
  const took: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const text = `看第${round}场`
    await page.getByLabel('消息', { exact: true }).fill(text)
    const ms = await page.evaluate(sendUntilShown, text)
    // The first one runs code that was never run.
    if (round > 0) took.push(ms)
    await page.waitForTimeout(1_000)
  }
  await page.context().close()
  console.log(`  sent: ${took.map(Math.round).join(', ')} ms`)
  return { what: 'a sent message shows', value: median(took), unit: 'ms', target: 50 }
}

async function scrolledList(browser: Browser, url: string): Promise<Measure[]> {
  const page = await openList(browser, url)
  await slowCpu(page)
  const given = { rows: ROWS, stepPx: STEP_PX, limitMs: 40_000 }
  const frames = await page.evaluate(scrollToEnd, given)
  await page.context().close()
  return smoothness(`scrolling ${CHATS} conversations, CPU ×4`, frames)
}

async function scrolledLog(browser: Browser, url: string, id: string): Promise<Measure[]> {
  const page = await openChat(browser, url, id)
  // Thousands of messages are loaded before the measured scroll.
  await page.evaluate(scrollLogUp, { stepPx: LEAP_PX, forMs: LEAPS_MS })
  await slowCpu(page)
  const frames = await page.evaluate(scrollLogUp, { stepPx: STEP_PX, forMs: SCROLL_MS })
  await page.context().close()
  return smoothness('scrolling up in 100 000 messages, CPU ×4', frames)
}

function smoothness(what: string, frames: readonly number[]): Measure[] {
  const fps = ((frames.length - 1) * 1_000) / ((frames.at(-1) ?? 0) - (frames[0] ?? 0))
  return [
    { what, value: fps, unit: 'fps', target: 55, atLeast: true },
    { what: `${what}: slowest half second`, value: slowestHalfSecond(frames), unit: 'fps' },
  ]
}
