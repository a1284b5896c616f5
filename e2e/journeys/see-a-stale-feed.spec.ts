import { headOf, openMatch } from '../fixtures/match-page'
import { expect, test } from '../fixtures/scripted/test'

/** Without a heartbeat for this long the data counts as old. */
const OLD_MS = 15_000
/** Tolerance: the page checks once a second, less often on a busy machine. */
const LOOK_MS = 3_000

const nowSeconds = () => Math.floor(Date.now() / 1000)

test('a dead feed shows 数据延迟 within 15 s, and match clocks stop until it returns', async ({
  page,
  context,
  addMatch,
  heartbeat,
}) => {
  const match = await addMatch(20)
  // Only visible rows of a long list exist: among the followed matches this one comes first.
  await openMatch(page, match.id)
  await page.getByRole('button', { name: '关注', exact: true }).click()
  await page.goto('/live/zq/gz')
  const row = page.locator(`[data-match-id="${match.id}"]`)
  await expect(row).toHaveAccessibleName(/ 0 比 0 /)
  const second = await context.newPage()
  await openMatch(second, match.id)
  // The 22nd minute begins in 30 s, after the data counts as old.
  await match.state({ score: [1, 0], halfKickoffAt: nowSeconds() - 21 * 60 + 30 })
  await expect(row).toHaveAccessibleName(/第21分钟 .* 1 比 0 /)
  await expect(page.getByText(/数据 \d 秒前/)).toBeVisible()
  await expect(headOf(second)).toContainText(/21′/)
  await expect(headOf(second)).not.toContainText('数据延迟')

  await heartbeat.stop()
  await expect(page.getByText(/数据延迟 1\d 秒/)).toBeVisible({ timeout: OLD_MS + LOOK_MS })
  await expect(headOf(second)).toContainText('数据延迟')

  await expect(page.getByText(/数据延迟 4\d 秒/)).toBeVisible({ timeout: 40_000 })
  await expect(row).toHaveAccessibleName(/第21分钟 .* 1 比 0 /)
  await expect(headOf(second)).toContainText(/21′/)

  await heartbeat.start()
  await expect(row).toHaveAccessibleName(/第22分钟 .* 1 比 0 /)
  await expect(page.getByText(/数据 \d 秒前/)).toBeVisible()
  await expect(headOf(second)).not.toContainText('数据延迟')
  await expect(headOf(second)).toContainText(/22′/)
})
