import { expect, test } from '../fixtures/hand/test'
import { headOf, openMatch } from '../fixtures/match-page'

/** After so long without a sign of life the data is called old; the page looks once a second, on a busy machine later. */
const OLD_MS = 15_000
const LOOK_MS = 3_000

const nowSeconds = () => Math.floor(Date.now() / 1000)

test('a dead feed shows 数据延迟 with its age within 15 s, and the clocks stand until it lives again', async ({
  page,
  context,
  tell,
  feedLife,
}) => {
  const match = await tell(20)
  // Of a long list only what is on the screen exists: among the followed matches it stands first.
  await openMatch(page, match.id)
  await page.getByRole('button', { name: '关注', exact: true }).click()
  await page.goto('/live/zq/gz')
  const row = page.locator(`[data-match-id="${match.id}"]`)
  await expect(row).toHaveAccessibleName(/ 0 比 0 /)
  const second = await context.newPage()
  await openMatch(second, match.id)
  // Its 22nd minute begins in half a minute: after the data has grown old.
  await match.state({ score: [1, 0], halfKickoffAt: nowSeconds() - 21 * 60 + 30 })
  await expect(row).toHaveAccessibleName(/第21分钟 .* 1 比 0 /)
  await expect(page.getByText(/数据 \d 秒前/)).toBeVisible()
  await expect(headOf(second)).toContainText(/21′/)
  await expect(headOf(second)).not.toContainText('数据延迟')

  await feedLife.stop()
  const stoppedAt = Date.now()
  await expect(page.getByText(/数据延迟 1\d 秒/)).toBeVisible({ timeout: OLD_MS + LOOK_MS })
  expect(Date.now() - stoppedAt).toBeLessThanOrEqual(OLD_MS + LOOK_MS)
  await expect(headOf(second)).toContainText('数据延迟')

  await expect(page.getByText(/数据延迟 4\d 秒/)).toBeVisible({ timeout: 40_000 })
  await expect(row).toHaveAccessibleName(/第21分钟 .* 1 比 0 /)
  await expect(headOf(second)).toContainText(/21′/)

  await feedLife.start()
  await expect(row).toHaveAccessibleName(/第22分钟 .* 1 比 0 /)
  await expect(page.getByText(/数据 \d 秒前/)).toBeVisible()
  await expect(headOf(second)).not.toContainText('数据延迟')
  await expect(headOf(second)).toContainText(/22′/)
})
