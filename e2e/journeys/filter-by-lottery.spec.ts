import type { Page } from '@playwright/test'
import { serverList } from '../fixtures/score-list'
import { lotteryMessage } from '../fixtures/scripted/lottery-message'
import type { ScriptedMatch } from '../fixtures/scripted/scripted-match'
import { expect, test } from '../fixtures/scripted/test'

const rowOf = (page: Page, { homeName, awayName }: ScriptedMatch) =>
  page.getByRole('link', { name: `${homeName} 对 ${awayName} 比赛详情`, exact: true })
const rangesOf = (page: Page) => page.getByRole('tablist', { name: '范围' })

test('filter the matches of a lottery; the filter stays while they change', async ({
  page,
  product,
  publish,
  addMatch,
}) => {
  const [numbered, other] = [await addMatch(30), await addMatch(30)]
  await publish(lotteryMessage('jczq', numbered.key))
  const counted = async () => {
    const { matches } = await serverList(product.url)
    const shown = matches.filter(({ lottery }) => lottery?.jc).length
    return { shown, hidden: matches.length - shown }
  }
  await expect.poll(counted).toMatchObject({ shown: 1 })
  const { shown, hidden } = await counted()

  await page.goto('/live/zq/js')
  await expect(rowOf(page, other)).toBeVisible()
  await page.getByRole('button', { name: '筛选' }).click()
  await rangesOf(page).getByRole('tab', { name: '竞彩' }).click()
  await expect(page.getByText('已选')).toHaveText(`已选 ${shown} 场 隐藏 ${hidden} 场`)
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page.getByRole('article')).toHaveCount(shown)
  await expect(page.getByText(`隐藏 ${hidden} 场`)).toBeVisible()
  await expect(rowOf(page, numbered)).toBeVisible()

  await other.state({ score: [2, 0] })
  await numbered.state({ score: [1, 0] })
  const row = page.getByRole('article', {
    name: new RegExp(`${numbered.homeName} 1 比 0 ${numbered.awayName}`),
  })
  await expect(row).toBeVisible()
  await expect(rowOf(page, other)).toHaveCount(0)

  await publish(lotteryMessage('jczq', other.key, { num: 6002 }))
  await expect(rowOf(page, other)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(shown + 1)

  await page.getByRole('button', { name: '筛选' }).click()
  await expect(rangesOf(page).getByRole('tab', { name: '竞彩', selected: true })).toBeVisible()
  await rangesOf(page).getByRole('tab', { name: '全部' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText(/隐藏 \d+ 场/)).toHaveCount(0)
})

test('a filter saved before the lottery filter existed still works', async ({
  page,
  context,
  product,
  addMatch,
}) => {
  const match = await addMatch(30)
  const { matches } = await serverList(product.url)
  const league = matches.find(({ id }) => id === match.id)?.li
  await context.addCookies([
    { name: 'footballFilter', value: `${league}!999999`, url: product.url },
  ])
  await page.goto('/live/zq/js')
  await expect(rowOf(page, match)).toBeVisible()
  await context.addCookies([{ name: 'footballFilter', value: '999999', url: product.url }])
  await expect(page.getByText(/筛选隐藏了全部 \d+ 场比赛/)).toBeVisible()
  await page.getByRole('button', { name: '显示全部' }).click()
  await expect(rowOf(page, match)).toBeVisible()
})
