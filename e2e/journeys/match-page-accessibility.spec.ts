import type { MatchHeader } from '@saidian/shared/contracts/football'
import { contrastFaults, seriousFaults } from '../fixtures/accessibility'
import { openMatch, panelOf, persistSettings } from '../fixtures/match-page'
import { serverList } from '../fixtures/score-list'
import { expect, test } from '../fixtures/test'

/** A started match of the demo that has text, line-up, intelligence and odds. */
async function fullMatch(url: string): Promise<number> {
  const { matches } = await serverList(url)
  for (const { id } of matches.filter(({ s }) => s >= 2 && s <= 8)) {
    const answer = await fetch(`${url}/live/fb/match/live/navigation/${id}`)
    const { data } = (await answer.json()) as { data: MatchHeader }
    const { text, lineup, intelligence, odds } = data.coverage
    if (text + lineup + intelligence + odds === 4) return id
  }
  throw new Error('no match has all data')
}

test('no tab of a match has a serious accessibility fault, light or dark', async ({
  page,
  context,
  product,
}) => {
  await persistSettings(context, { theme: 'light' })
  await openMatch(page, await fullMatch(product.url))
  const tabs = await page
    .getByRole('tablist', { name: '比赛内容' })
    .getByRole('tab')
    .allTextContents()
  expect(tabs).toEqual(['赛况', '文字', '阵容', '分析', '指数', '情报', '聊天', 'AI'])
  for (const name of tabs) {
    await page.getByRole('tab', { name, exact: true }).click()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    await expect(panelOf(page).getByRole('status', { name: '加载中' })).toHaveCount(0)
    const faults = [...(await seriousFaults(page)), ...(await contrastFaults(page, 'dark'))]
    expect(faults.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html}`)).toEqual([])
  }
})
