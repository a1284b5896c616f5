import { expect, test } from '../fixtures/test'

test('the shell and the last list open offline, with the age of the data', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await page.goto('/live/hot')
  await expect(page.locator('[data-match-id]').first()).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await expect(page.locator('[data-match-id]').first()).toBeVisible()

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('网络已断开')).toBeVisible()
  await expect(page.locator('[data-match-id]').first()).toBeVisible()
  await page.clock.fastForward(20_000)
  await expect(page.getByText(/连接中断/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('网络已断开')).toBeHidden()
})

const AGE_MS = 150_000

test('a list opened offline shows the age of its cached answer from the start', async ({
  page,
  context,
}) => {
  await page.goto('/live/hot')
  // Before the reload, whose answer is stored: a server that has just started knows of no feed yet.
  await expect(page.getByText(/数据 \d+ 秒前/)).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await expect(page.getByText(/数据 \d+ 秒前/)).toBeVisible()

  await context.setOffline(true)
  // The device clock advances while the page is closed; the cached answer does not change.
  await page.clock.install({ time: Date.now() + AGE_MS })
  await page.addInitScript(noteFreshAges)
  await page.reload()
  await expect(page.getByText(/(数据延迟|连接中断) [23] 分钟/)).toBeVisible()
  expect(await page.evaluate(() => (window as { freshAges?: string[] }).freshAges)).toEqual([])
})

/** Records every shown age that presents the data as fresh. */
function noteFreshAges(): void {
  const seen: string[] = []
  Object.assign(window, { freshAges: seen })
  new MutationObserver(() => {
    const [age] = /数据 \d+ 秒前/.exec(document.body?.textContent ?? '') ?? []
    if (age) seen.push(age)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
