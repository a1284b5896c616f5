import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { publishVariant } from '../fixtures/publish-variant'
import {
  countDocuments,
  expectNamedFailure,
  expectRows,
  versionInUse,
} from '../fixtures/remote-in-use'
import { expect, test } from '../fixtures/test'

// Requests must reach the server: the service worker would answer instead.
test.use({ serviceWorkers: 'block' })

const THROWS = 'throw new Error("broken at load")'

/** The fault, the suffix of the version and the built files that throw. */
const broken: [string, string, RegExp][] = [
  ['entry throws', 'entry', /^remoteEntry\.js$/],
  ['remote module throws', 'module', /^__federation_expose_remote\..*\.js$/],
  ['page chunk throws', 'page', /^score-lists\..*\.js$/],
]

for (const [fault, suffix, file] of broken) {
  test(`when the ${fault} after a release, 重试 and a rollback load the previous version`, async ({
    page,
    product,
    browser,
  }) => {
    await page.goto('/live/hot')
    await expectRows(page)
    const good = await versionInUse(page)

    const bad = await publishVariant(product, { suffix, begin: [file, THROWS] })
    const documents = countDocuments(page)
    await page.reload()
    await expectNamedFailure(page, 45_000)
    expect(documents(), 'at most one automatic reload').toBeLessThanOrEqual(2)
    await page.getByRole('button', { name: '重试' }).click()
    await expectRows(page)
    expect(await versionInUse(page)).toBe(good)
    expect(documents(), 'at most one more reload, by the user').toBeLessThanOrEqual(3)
    const before = documents()

    await page.getByRole('link', { name: '足球' }).click()
    await expectRows(page)
    expect(documents(), 'the tab stays on this version').toBe(before)

    await bad.rollback()
    const newcomer = await browser.newPage({ baseURL: product.url })
    await newcomer.goto('/live/hot')
    await expectRows(newcomer)
    expect(await versionInUse(newcomer)).toBe(good)
    await newcomer.close()
    const [last, promoted] = await bad.audit()
    expect(last).toMatchObject({ action: 'rollback', version: good, before: bad.version })
    expect(promoted).toMatchObject({ action: 'promote', version: bad.version, before: good })
  })
}

test('a file changed in transit does not run, and 重试 loads the previous version', async ({
  page,
  product,
}) => {
  await page.goto('/live/hot')
  await expectRows(page)
  const good = await versionInUse(page)
  const candidate = await publishVariant(product, { suffix: 'bytes' })
  await page.route(`**/remotes/mf_live/${candidate.version}/remoteEntry*`, async (route) => {
    const answer = await route.fetch()
    const body = `globalThis.hasRunChanged=true;${await answer.text()}`
    await route.fulfill({ contentType: 'application/javascript', body })
  })
  await page.reload()
  await expectNamedFailure(page)
  await page.getByRole('button', { name: '重试' }).click()
  await expectRows(page)
  expect(await versionInUse(page)).toBe(good)
  expect(await page.evaluate(() => Reflect.has(globalThis, 'hasRunChanged'))).toBe(false)
  await candidate.rollback()
})

test('when the server has lost a file, pages load the previous version automatically', async ({
  page,
  product,
}) => {
  await page.goto('/live/hot')
  await expectRows(page)
  const good = await versionInUse(page)
  const candidate = await publishVariant(product, { suffix: 'lost' })
  rmSync(join(product.varDir, 'registry/mf_live', candidate.version, 'remoteEntry.js'))
  await expect(async () => {
    await page.reload()
    await expectRows(page)
    expect(await versionInUse(page)).toBe(good)
  }).toPass({ timeout: 20_000 })
  await expect(page.getByRole('alert')).toHaveCount(0)
  await candidate.rollback()
})
