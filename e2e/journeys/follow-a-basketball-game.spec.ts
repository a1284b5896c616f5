import type { BasketballList } from '@saidian/shared/contracts/basketball'
import { getBasketballMatches } from '@saidian/shared/contracts/basketball'
import { seriousFaults } from '../fixtures/accessibility'
import { panelOf, tabOf } from '../fixtures/match-page'
import { call, enterAsMember, SMS_DEV } from '../fixtures/member'
import { expect, test } from '../fixtures/test'

test.use({ serverEnv: SMS_DEV })

/** A game of the demo that has begun and has points. */
async function gameInPlay(url: string) {
  const { matches } = await call<BasketballList>(url + getBasketballMatches.path, { body: {} })
  const game = matches.find(({ s, score }) => s >= 2 && s <= 9 && score && score[0] + score[1] > 8)
  if (!game) throw new Error('no game is in play')
  return game
}

test('a game opens from its list with quarters, box score, text and shots', async ({
  page,
  product,
}) => {
  const { id } = await gameInPlay(product.url)
  await page.goto('/live/lq/js')
  await page.locator(`a[href$="/live/lq/detail/${id}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`/live/lq/detail/${id}`))
  await expect(panelOf(page).getByRole('heading', { name: '得分走势' })).toBeVisible()
  await tabOf(page, '球员数据').click()
  await expect(panelOf(page).getByRole('columnheader', { name: '得分' }).first()).toBeVisible()
  await expect(panelOf(page).getByRole('row').nth(12)).toBeVisible()
  await tabOf(page, '文字').click()
  await expect(panelOf(page).getByRole('listitem').first()).toContainText(/第[一二三四]节|加时/)
  await tabOf(page, '指数').click()
  await expect(panelOf(page).getByRole('tab', { name: '大小分' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/live\/lq\/js/)
})

test('no tab of a game has a serious accessibility fault', async ({ page, product }) => {
  const { id } = await gameInPlay(product.url)
  for (const tab of ['live', 'text', 'box', 'analysis', 'odds', 'chat', 'ai']) {
    await page.goto(`/live/lq/detail/${id}?tab=${tab}`)
    await expect(panelOf(page)).toBeVisible()
    await expect(panelOf(page).getByRole('status', { name: '加载中' })).toHaveCount(0)
    const faults = await seriousFaults(page)
    expect(faults.map((fault) => `${tab}: ${fault.id} ${fault.nodes[0]?.html}`)).toEqual([])
  }
})

test('what a member says about a game is on the page of a visitor at once', async ({
  page,
  context,
  browser,
  product,
}) => {
  const { id } = await gameInPlay(product.url)
  const visitors = await browser.newContext({ viewport: { width: 375, height: 812 } })
  const visitor = await visitors.newPage()
  await visitor.goto(`${product.url}/live/lq/detail/${id}?tab=chat`)
  await expect(visitor.getByRole('button', { name: '登录后参与聊天' })).toBeVisible()
  await enterAsMember(context, product.url)
  await page.goto(`/live/lq/detail/${id}?tab=chat`)
  await page.getByRole('textbox', { name: '发言' }).fill('<b>好球</b>')
  await page.getByRole('button', { name: '发送' }).click()
  await expect(page.getByText('<b>好球</b>')).toBeVisible()
  await expect(visitor.getByText('<b>好球</b>')).toBeVisible()
  await visitors.close()
})
