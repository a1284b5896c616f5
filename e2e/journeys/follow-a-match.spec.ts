import { headOf, matchAddress, openMatch, panelOf, scoreOf, tabOf } from '../fixtures/match-page'
import { expect, test } from '../fixtures/scripted/test'

test('open a match from the list without waiting and go back to the same position', async ({
  page,
  addMatch,
}) => {
  const before = await Promise.all(Array.from({ length: 12 }, () => addMatch(20)))
  const match = before[8]
  if (!match) throw new Error('no match was added')
  await page.goto('/live/zq/js')
  const row = page.getByRole('link', { name: `${match.homeName} 对 ${match.awayName} 比赛详情` })
  await row.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollBy(0, 120))
  const place = await page.evaluate(() => Math.round(window.scrollY))
  expect(place).toBeGreaterThan(0)
  await page.route('**/live/fb/match/live/**', async (route) => {
    // No call of the match page has been answered: the score comes from the list.
    await expect(scoreOf(page, 0, 0)).toBeVisible()
    await route.continue()
  })
  await row.click()
  await expect(page).toHaveURL(new RegExp(matchAddress(match.id)))
  await expect(panelOf(page)).toContainText('暂无赛况数据')
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page).toHaveURL(/\/live\/zq\/js$/)
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place)
})

test('a goal appears in header, timeline and text of every open page', async ({
  page,
  context,
  addMatch,
}) => {
  const match = await addMatch(30)
  await match.lines({ data: '比赛开始' })
  await openMatch(page, match.id)
  const second = await context.newPage()
  await openMatch(second, match.id, 'text')
  await expect(panelOf(second)).toContainText('比赛开始')
  await match.state(
    { score: [1, 0] },
    { incidents: [{ player: '林远', otherPlayer: '陈波', minute: 30, score: [1, 0] }] },
  )
  await match.lines({
    data: '林远推射破门，江州领先',
    type: 1,
    main: true,
    position: 1,
    score: [1, 0],
  })
  for (const open of [page, second])
    await expect(scoreOf(open, 1, 0)).toBeVisible({ timeout: 2_000 })
  const timeline = page.getByRole('region', { name: '关键事件' })
  await expect(timeline).toContainText('林远')
  await expect(timeline).toContainText('助攻 陈波')
  await expect(timeline).toContainText('30′')
  await expect(panelOf(second)).toContainText('林远推射破门，江州领先')
})

test('suspended odds show 封, and prices again when they resume', async ({ page, addMatch }) => {
  const match = await addMatch(30)
  await match.quotes({ left: 0.91 }, { minute: 29, status: 2, score: [0, 0], left: 0.88 })
  await openMatch(page, match.id, 'odds')
  const company = page.getByRole('button', { name: /BET365/ })
  await expect(company).toContainText('0.88')
  await match.quotes({ minute: 30, status: 2, score: [0, 0], suspended: true })
  await expect(company).toContainText('封')
  await expect(company).not.toContainText('0.88')
  await match.quotes({ minute: 31, status: 2, score: [0, 0], left: 1.04 })
  await expect(company).toContainText('1.04')
  await expect(company).not.toContainText('封')
})

test('a reload and a shared address show the same tab', async ({ page, context, addMatch }) => {
  const match = await addMatch(10)
  await match.lines({ data: '双方互有试探' })
  await openMatch(page, match.id)
  await tabOf(page, '文字').click()
  await expect(panelOf(page)).toContainText('双方互有试探')
  await page.reload()
  await expect(page.getByRole('tab', { name: '文字', selected: true })).toBeVisible()
  await expect(panelOf(page)).toContainText('双方互有试探')
  const shared = await context.newPage()
  await shared.goto(page.url())
  await expect(panelOf(shared)).toContainText('双方互有试探')
})

test('offline, the page shows its last state and says so', async ({
  page,
  context,
  addMatch,
  faultProxy,
}) => {
  const match = await addMatch(30)
  await match.state({ score: [2, 1] })
  await page.clock.install()
  await page.goto(faultProxy.url + matchAddress(match.id))
  await expect(scoreOf(page, 2, 1)).toBeVisible()
  await context.setOffline(true)
  // Chromium does not close open sockets in its offline mode.
  faultProxy.refuseConnections(true)
  faultProxy.disconnect()
  await expect(page.getByText('网络已断开')).toBeVisible()
  await page.clock.fastForward(20_000)
  await expect(headOf(page)).toContainText('数据延迟')
  await expect(scoreOf(page, 2, 1)).toBeVisible()
  await match.state({ score: [2, 2] })
  faultProxy.refuseConnections(false)
  await context.setOffline(false)
  await expect(page.getByText('网络已断开')).toBeHidden()
  await expect(scoreOf(page, 2, 2)).toBeVisible()
  await expect(headOf(page)).not.toContainText('数据延迟')
})
