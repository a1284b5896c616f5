import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getAppResource } from '@saidian/shared/contracts/app'
import { freePort, startProduct } from '@saidian/tools/product'
import { type DevelopmentCopy, developmentCopy } from '../fixtures/development-copy'
import { makeVarDir } from '../fixtures/prepared-product'
import { test as base, expect } from '../fixtures/test'

const REMOTE = 'mf-activity'
const PAGE = `${REMOTE}/src/pages/download/download.page.tsx`

/** The product of `MF_OVERRIDES=1 npm start`. */
const test = base.extend<object, { copy: DevelopmentCopy }>({
  copy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright takes fixtures by an object pattern
    async ({}, use) => {
      const copy = developmentCopy(REMOTE)
      await use(copy)
      copy.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  product: [
    async ({ copy, serverEnv }, use) => {
      const varDir = await makeVarDir('demo')
      const env = { LOG_LEVEL: 'warn', MF_OVERRIDES: '1', ...serverEnv }
      const product = await startProduct({ root: copy.root, varDir, feed: 'demo', env })
      await use(product)
      await product.stop()
      rmSync(varDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

test.use({ serviceWorkers: 'block' })

test('a developer opens pages, edits a remote and sees a wrong reply', async ({
  page,
  product,
  copy,
}) => {
  // A development server and a shell are built meanwhile, beside another product.
  test.setTimeout(300_000)
  await page.goto('/live/hot')
  await expect(page.locator('[data-match-id]').first()).toBeVisible()

  const port = await freePort()
  const server = await copy.serveRemote(product.url, port)
  const override = `mf.override=mf_activity@http://localhost:${port}/mf-manifest.json`
  await page.goto(`/download?${override}`)
  await expect(page.getByText('开发替换：mf_activity')).toBeVisible()
  await expect(page.getByRole('heading', { name: '赛点' }).first()).toBeVisible()

  await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true))
  const file = join(copy.root, PAGE)
  writeFileSync(file, readFileSync(file, 'utf8').replace('title="下载', 'title="改过的下载'))
  await expect(page.getByRole('heading', { name: '改过的下载' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true)

  const wrong = { code: 200, data: { appName: 5 }, message: '' }
  await page.route(`**${getAppResource.path}`, (route) => route.fulfill({ json: wrong }))
  await page.reload()
  await expect(page.getByText('加载失败，请稍后再试')).toBeVisible()
  await page.unroute(`**${getAppResource.path}`)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('heading', { name: '赛点' }).first()).toBeVisible()
  server.kill()
})
