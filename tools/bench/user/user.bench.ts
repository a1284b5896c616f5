/**
 * The code that loads when a user on the score list taps 我的, as a visitor and as a member, and then
 * settings.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '../../browser'
import { workspaceRoot } from '../../federation'
import { startProduct } from '../../product'
import { makeMember } from '../../shots/member'
import { weigh } from '../match/new-code'
import { phoneContext, slowPhone } from '../phone'

const KILO = 1024
/**
 * How long a user looks at the list before the tap; meanwhile the pages behind the tabs are
 * prefetched.
 */
const LOOK_MS = 5_000

type Visit = { homeMs: number; home: string[]; settings: string[] }

const varDir = mkdtempSync(join(tmpdir(), 'bench-user-'))
const product = await startProduct({ varDir, feed: 'demo', env: { SMS_DEV: '1' } })
const browser = await chromium.launch(chromiumLaunch())
try {
  const member = await makeMember(product)
  const visits = { visitor: await visit(browser, null), member: await visit(browser, member) }
  const measures = await Promise.all(
    Object.entries(visits).flatMap(([who, { homeMs, home, settings }]) => [
      { what: `tap to 我的 after a look at the list, ${who}`, value: homeMs, unit: 'ms' },
      size(`new code of 我的, ${who} (gzip)`, home, 60),
      size(`further code of 设置, ${who} (gzip)`, settings),
    ]),
  )
  mkdirSync(join(workspaceRoot, 'var/bench'), { recursive: true })
  writeFileSync(
    join(workspaceRoot, 'var/bench/user.json'),
    JSON.stringify({ name: 'user', measures }, null, 2),
  )
} finally {
  await browser.close()
  await product.stop()
  rmSync(varDir, { recursive: true, force: true })
}

async function size(what: string, files: string[], target?: number) {
  const code = await weigh(files)
  console.table(code)
  return {
    what,
    value: code.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / KILO,
    unit: 'KB',
    target,
  }
}

async function visit(browser: Browser, auth: { token: string } | null): Promise<Visit> {
  const context = await phoneContext(browser)
  try {
    const page = await context.newPage()
    await page.goto(product.url)
    if (auth)
      await page.evaluate((login) => localStorage.setItem('auth', JSON.stringify(login)), auth)
    await page.goto(`${product.url}/live/hot`)
    await page.locator('[data-match-id]').first().waitFor()
    const shell = new Set(await codeFiles(page))
    await page.waitForTimeout(LOOK_MS)
    await slowPhone(page)
    const startedAt = performance.now()
    await page.getByRole('link', { name: '我的', exact: true }).click()
    await page.getByRole('link', { name: auth ? /个人资料/ : /登录 \/ 注册/ }).waitFor()
    const homeMs = performance.now() - startedAt
    await page.waitForTimeout(2_000)
    const home = await codeFiles(page)
    await page.getByRole('link', { name: '设置', exact: true }).click()
    await page.getByRole('switch', { name: '省流量模式' }).waitFor()
    const settings = await codeFiles(page)
    const known = new Set([...shell, ...home])
    return {
      homeMs,
      // The list prefetches its own match page meanwhile.
      home: home.filter((file) => !shell.has(file) && !file.includes('/remotes/mf_live/')),
      settings: settings.filter((file) => !known.has(file)),
    }
  } finally {
    await context.close()
  }
}

/**
 * Addresses of all scripts and style sheets that the page has fetched; a prefetched one was fetched
 * twice.
 */
async function codeFiles(page: Page): Promise<string[]> {
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.(?:js|css)(?:\?|$)/.test(name)),
  )
  return [...new Set(files)]
}
