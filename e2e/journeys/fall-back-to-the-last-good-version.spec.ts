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

// The service worker would answer instead of the server.
test.use({ serviceWorkers: 'block' })

const THROWS = 'throw new Error("broken at load")'

/** The built files that are broken, and how many automatic reloads the reader sees at most. */
const broken: [string, string, RegExp][] = [
  ['entry throws', 'entry', /^remoteEntry\.js$/],
  ['door throws', 'door', /^__federation_expose_remote\..*\.js$/],
  ['page chunk throws', 'page', /^score-lists\..*\.js$/],
]

for (const [fault, suffix, file] of broken) {
  test(`when the ${fault} in a promoted version, 重试 brings the version before it, and a rollback brings it for all`, async ({
    page,
    product,
    browser,
  }) => {
    await page.goto('/live/hot')
    await expectRows(page)
    const good = await versionInUse(page)

    const bad = await publishVariant(product, { suffix, replace: [file, THROWS] })
    const documents = countDocuments(page)
    await page.reload()
    await expectNamedFailure(page, 45_000)
    expect(documents(), 'at most one automatic reload').toBeLessThanOrEqual(2)
    await page.getByRole('button', { name: '重试' }).click()
    await expectRows(page)
    expect(await versionInUse(page)).toBe(good)
    expect(documents(), 'one reload more at most, by the reader').toBeLessThanOrEqual(3)
    const before = documents()

    await page.getByRole('link', { name: '足球' }).click()
    await expectRows(page)
    expect(documents(), 'the tab goes on with it').toBe(before)

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

test('when bytes of a promoted version change on the way, it does not run, and 重试 brings the version before it', async ({
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

test('when a file of a promoted version is lost on the server, pages get the version before it by themselves', async ({
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
