import { headOf, openMatch, panelOf, scoreOf, tabOf } from '../fixtures/match-page'
import { fixtureOf } from '../fixtures/scripted/match-messages'
import { expect, test } from '../fixtures/scripted/test'

const now = () => Math.floor(Date.now() / 1000)
const beijingDate = (at: number) => new Date((at + 8 * 3600) * 1000).toISOString().slice(0, 10)

test('an abandoned match is listed on its new day and resumes with its score', async ({
  page,
  addMatch,
  publish,
}) => {
  const match = await addMatch(75)
  /** Kick-off of the second half, so that the 60th minute is played. */
  const kickedOffAt = () => now() - 14 * 60 - 10
  const reschedule = (kickoffAt: number) =>
    publish({ kind: 'fixtures', at: now(), fixtures: [fixtureOf(match.key, kickoffAt)] })
  await match.state({ status: 4, halfKickoffAt: kickedOffAt(), score: [1, 1], half: [1, 0] })
  await openMatch(page, match.id)
  await expect(headOf(page)).toContainText('60′')
  await match.state({ status: 11, halfKickoffAt: null })
  await expect(headOf(page)).toContainText('腰斩')
  await expect(scoreOf(page, 1, 1)).toBeVisible()

  const tomorrow = now() + 86_400
  await reschedule(tomorrow)
  await page.goto(`/live/zq/sc?date=${beijingDate(tomorrow)}`)
  await page.locator(`[data-match-id="${match.id}"]`).click()
  await expect(headOf(page)).toContainText('腰斩')

  // The test does not wait until tomorrow: it moves the fixture to this minute.
  await reschedule(now() + 60)
  await match.state({ status: 4, halfKickoffAt: kickedOffAt() })
  await expect(headOf(page)).toContainText('60′')
  await expect(headOf(page)).not.toContainText('腰斩')
  await expect(headOf(page)).not.toContainText('更正')
  await expect(scoreOf(page, 1, 1)).toBeVisible()
  await match.state({ status: 8 })
  await expect(headOf(page)).toContainText('完')
})

test('a postponed match shows 推迟 and no score', async ({ page, addMatch }) => {
  const match = await addMatch(-60)
  await match.state({ status: 9 })
  await openMatch(page, match.id)
  await expect(headOf(page)).toContainText('推迟')
  await expect(headOf(page).getByText(/比分/)).toHaveCount(0)
})

test('the header shows extra time and the shoot-out', async ({ page, addMatch }) => {
  const match = await addMatch(115)
  await match.state({ status: 5, score: [1, 1], half: [0, 1], extra: [1, 1] })
  await openMatch(page, match.id)
  await expect(headOf(page)).toContainText('加时')
  await match.state({ extra: [2, 2] }, { incidents: [{ minute: 104, score: [2, 2] }] })
  await expect(scoreOf(page, 2, 2)).toBeVisible()
  await expect(headOf(page)).toContainText('90分钟 1-1')
  await match.state(
    { status: 7, shootout: [1, 0] },
    { incidents: [{ key: 's1', type: 29, minute: 120, player: '周峰' }] },
  )
  await expect(headOf(page)).toContainText('点球 1-0')
  await expect(page.getByRole('region', { name: '关键事件' })).toContainText('周峰')
  await match.state({ status: 8, shootout: [4, 3] })
  await expect(headOf(page)).toContainText('完')
  await expect(headOf(page)).toContainText('点球 4-3')
})

test('a match without line-up and odds has no tabs for missing data', async ({
  page,
  addMatch,
}) => {
  const match = await addMatch(10)
  await openMatch(page, match.id)
  await tabOf(page, '阵容').click()
  await expect(panelOf(page)).toContainText('还没有阵容')
  for (const name of ['文字', '指数', '情报']) await expect(tabOf(page, name)).toHaveCount(0)
  await page.goto(`${page.url().split('?')[0]}?tab=odds`)
  await expect(page.getByRole('tab', { name: '赛况', selected: true })).toBeVisible()
})

test('unknown status 42, event 99 and company 9999 are shown as unknown', async ({
  page,
  addMatch,
}) => {
  const match = await addMatch(30)
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  await match.quotes({ companyId: 9999 })
  await match.lines({ type: 99, data: '场上出现状况' })
  await openMatch(page, match.id)
  await match.state(
    { status: 42, score: [1, 0] },
    { incidents: [{ key: 'x', type: 99, player: '周牧', otherPlayer: '赵岩', minute: 21 }] },
  )
  // A status that no one knows is accepted when the feed says it again.
  await expect(async () => {
    await match.state({ status: 42, score: [1, 0] })
    await expect(headOf(page)).toContainText('未知(42)', { timeout: 1_000 })
  }).toPass()
  const story = page.getByRole('region', { name: '关键事件' })
  await expect(story).toContainText('未知事件(99)')
  await expect(story).not.toContainText('助攻')
  await tabOf(page, '文字').click()
  await expect(panelOf(page)).toContainText('场上出现状况')
  await tabOf(page, '指数').click()
  await expect(page.getByRole('button', { name: /公司 9999/ })).toBeVisible()
  expect(failures).toEqual([])
})

test('a match that does not exist shows 比赛不存在 and links to the list', async ({ page }) => {
  await page.goto('/live/zq/detail/999999999')
  await expect(page.getByText('比赛不存在')).toBeVisible()
  await page.getByRole('button', { name: '看即时比分' }).click()
  await expect(page).toHaveURL(/\/live\/zq\/js$/)
})
