import { getRooms, type RoomList } from '@saidian/shared/contracts/rooms'
import { seriousFaults } from '../fixtures/accessibility'
import { call, enterAsMember, SMS_DEV } from '../fixtures/member'
import { expect, test } from '../fixtures/test'

test.use({ serverEnv: SMS_DEV })

/** A room of the demo that is on air with a match. */
async function roomOnAir(url: string) {
  let found: RoomList['rooms'][number] | undefined
  await expect
    .poll(
      async () => {
        const { rooms } = await call<RoomList>(url + getRooms.path)
        found = rooms.find(({ isLive, match }) => isLive && match !== null)
        return found?.id
      },
      { timeout: 60_000 },
    )
    .toBeDefined()
  if (!found) throw new Error('no room is on air')
  return found
}

test('a room opens from the list, plays, and what a member says is read there', async ({
  page,
  context,
  product,
}) => {
  const { id, anchor } = await roomOnAir(product.url)
  await enterAsMember(context, product.url)
  await page.goto('/vlive/0')
  await page.locator(`a[href$="/vlive/detail/${id}"]`).first().click()
  await expect(page.getByRole('heading', { name: anchor.nickName })).toBeVisible()
  const shownSeconds = () =>
    page.locator('video').evaluate((video) => (video as HTMLVideoElement).currentTime)
  await expect.poll(shownSeconds, { timeout: 20_000 }).toBeGreaterThan(1)
  await expect(page.getByRole('button', { name: /画面延迟 \d/ })).toBeVisible()
  await page.getByRole('textbox', { name: '发言' }).fill('这球传得漂亮')
  await page.getByRole('button', { name: '发送' }).click()
  await expect(page.getByRole('article').filter({ hasText: '这球传得漂亮' })).toBeVisible()
  const faults = await seriousFaults(page)
  expect(faults.map((fault) => `${fault.id} ${fault.nodes[0]?.html}`)).toEqual([])
})

test('leaving a room closes its stream', async ({ page, product }) => {
  const { id } = await roomOnAir(product.url)
  const open = new Set<string>()
  page.on('request', (request) => {
    if (request.url().includes('/media/')) open.add(request.url())
  })
  const end = (request: { url: () => string }) => open.delete(request.url())
  page.on('requestfailed', end)
  page.on('requestfinished', end)
  await page.goto('/vlive/0')
  await page.locator(`a[href$="/vlive/detail/${id}"]`).first().click()
  await expect.poll(() => open.size, { timeout: 20_000 }).toBeGreaterThan(0)
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page).toHaveURL(/\/vlive\/0/)
  await expect.poll(() => open.size).toBe(0)
  await expect(page.locator('video')).toHaveCount(0)
})
