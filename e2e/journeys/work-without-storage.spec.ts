import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '@saidian/tools/browser'
import { livelyMatch } from '../fixtures/equal-server'
import { headOf, matchAddress } from '../fixtures/match-page'
import { freshPhone, logInByCode, SMS_DEV } from '../fixtures/member'
import { expect, test } from '../fixtures/test'

test.use({ serverEnv: SMS_DEV })

const STORAGES = [
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'serviceWorker',
  'cookie',
] as const

/** Makes storages throw before any code of the page runs, as browsers may do. */
function forbid(names: readonly string[]): void {
  const targets: Record<string, object> = {
    serviceWorker: Navigator.prototype,
    cookie: Document.prototype,
  }
  const deny = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of names) {
    Object.defineProperty(targets[name] ?? window, name, {
      configurable: true,
      get: deny,
      set: deny,
    })
  }
}

function fill(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

async function expectWorks(page: Page, url: string): Promise<void> {
  const { match } = await livelyMatch(url)
  await page.goto(`${url}/live/zq/js`)
  await expect(page.locator('[data-match-id]').first()).toBeVisible()
  await page.goto(url + matchAddress(match.id))
  await expect(headOf(page)).toBeVisible()
  await page.goto(`${url}/user/login?back=%2Fuser`)
  await logInByCode(page, freshPhone())
  await expect(page).toHaveURL(/\/user$/)
  await expect(page.getByText('Lv.1')).toBeVisible()
}

for (const name of STORAGES) {
  test(`a page without ${name} shows the list`, async ({ page }) => {
    await page.addInitScript(forbid, [name])
    await page.goto('/live/zq/js')
    await expect(page.locator('[data-match-id]').first()).toBeVisible()
  })
}

test('list, match and login work without any storage', async ({ page, product }) => {
  await page.addInitScript(forbid, [...STORAGES])
  await expectWorks(page, product.url)
})

test('list, match and login work with a full storage', async ({ page, product }) => {
  await page.addInitScript(fill)
  await expectWorks(page, product.url)
})

test('list, match and login work in a browser that blocks all cookies', async ({ product }) => {
  const profile = mkdtempSync(join(tmpdir(), 'saidian-no-cookies-'))
  mkdirSync(join(profile, 'Default'))
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked))
  const context = await chromium.launchPersistentContext(profile, {
    ...chromiumLaunch(),
    viewport: { width: 375, height: 812 },
    locale: 'zh-CN',
  })
  try {
    const page = await context.newPage()
    await page.goto(`${product.url}/live/zq/js`)
    const isBlocked = await page.evaluate(() => {
      try {
        return window.localStorage === undefined
      } catch {
        return true
      }
    })
    expect(isBlocked, 'the browser blocks storage').toBe(true)
    await expectWorks(page, product.url)
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
})
