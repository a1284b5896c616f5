import type { Page } from '@playwright/test'
import { headOf, matchAddress } from '../fixtures/match-page'
import { lotteryMessage } from '../fixtures/scripted/lottery-message'
import type { ScriptedMatch } from '../fixtures/scripted/scripted-match'
import { expect, test } from '../fixtures/scripted/test'

const rowOf = (page: Page, { homeName }: ScriptedMatch) =>
  page.getByRole('listitem').filter({ has: page.getByText(homeName, { exact: true }) })
const listOf = (page: Page, name: string) =>
  page.getByRole('tablist', { name: '足球列表' }).getByRole('tab', { name })

test('竞彩 shows number, prices and sale state; going back restores the position', async ({
  page,
  publish,
  addMatch,
}) => {
  const matches = await Promise.all(Array.from({ length: 8 }, () => addMatch(-60)))
  for (const [place, { key }] of matches.entries())
    await publish(lotteryMessage('jczq', key, { num: 6011 + place }))
  const match = matches[6]
  if (!match) throw new Error('no match was added')
  await page.goto('/live/zq/js')
  await listOf(page, '竞彩').click()
  await expect(page).toHaveURL(/\/live\/zq\/jc$/)
  const row = rowOf(page, match)
  await expect(row).toContainText('周六017')
  await expect(row).toContainText('截止')
  for (const text of [
    '胜1.95',
    '平3.30',
    '负3.40',
    '-1',
    '胜3.90',
    '平3.50',
    '负1.75',
    '单关',
    '仅过关',
  ])
    await expect(row).toContainText(text)

  await row.getByRole('link').scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => Math.round(window.scrollY))
  expect(place).toBeGreaterThan(0)
  await row.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`${matchAddress(match.id)}$`))
  await expect(headOf(page)).toContainText(match.homeName)
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page).toHaveURL(/\/live\/zq\/jc$/)
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place)
})

test('北单 and 足彩 show their own numbers and states', async ({ page, publish, addMatch }) => {
  const match = await addMatch(-60)
  await publish(
    lotteryMessage('bjdc', match.key, { num: 5, sale: [1], rq: null, line: null }),
    lotteryMessage('sfc', match.key, { num: 3, sale: [], spf: null, rq: null, line: null }),
  )
  await page.goto('/live/zq/bd')
  await expect(rowOf(page, match)).toContainText('在售')
  await expect(rowOf(page, match).getByText('5', { exact: true })).toBeVisible()
  await expect(rowOf(page, match)).toContainText('胜1.95')
  await listOf(page, '足彩').click()
  await expect(rowOf(page, match).getByText('3', { exact: true })).toBeVisible()
  await expect(rowOf(page, match)).toContainText('胜平负')
  await expect(rowOf(page, match)).toContainText('在售')
  await rowOf(page, match).getByRole('link').click()
  await expect(headOf(page)).toContainText(match.homeName)
})

test('the sale stops at the kick-off, and the result is marked after the match', async ({
  page,
  publish,
  addMatch,
}) => {
  const match = await addMatch(30)
  await publish(lotteryMessage('jczq', match.key, { num: 6031 }))
  await page.goto('/live/zq/jc')
  await expect(rowOf(page, match)).toContainText('停售')
  await expect(rowOf(page, match)).toContainText('0-0')
  await match.state({ status: 8, halfKickoffAt: null, score: [1, 0] })
  await page.reload()
  await expect(rowOf(page, match)).toContainText('完场')
  const results = rowOf(page, match).getByText('✓')
  await expect(results).toHaveCount(2)
  // The home team won by its handicap of one goal: 胜 without and 平 with the handicap.
  await expect(rowOf(page, match)).toContainText('胜1.95✓')
  await expect(rowOf(page, match)).toContainText('平3.50✓')
})

test('with odds off the lists show numbers without prices', async ({
  page,
  context,
  publish,
  addMatch,
}) => {
  const match = await addMatch(-60)
  await publish(lotteryMessage('jczq', match.key, { num: 6041 }))
  await context.addInitScript(() =>
    localStorage.setItem('settings', JSON.stringify({ showsOdds: false })),
  )
  await page.goto('/live/zq/jc')
  await expect(rowOf(page, match)).toContainText('周六041')
  await expect(rowOf(page, match)).not.toContainText('1.95')
})
