import type { Page } from '@playwright/test'
import { lotteryWord } from '../fixtures/hand/lottery-word'
import { expect, test } from '../fixtures/hand/test'
import type { ToldMatch } from '../fixtures/hand/told-match'
import { serverList } from '../fixtures/score-list'

const rowOf = (page: Page, { homeName, awayName }: ToldMatch) =>
  page.getByRole('link', { name: `${homeName} 对 ${awayName} 比赛详情`, exact: true })
const rangesOf = (page: Page) => page.getByRole('tablist', { name: '范围' })

test('the filter keeps the matches of a lottery, as many as it counted, while they are played', async ({
  page,
  product,
  hand,
  tell,
}) => {
  const [numbered, other] = [await tell(30), await tell(30)]
  await hand(lotteryWord('jczq', numbered.key))
  const counted = async () => {
    const { matches } = await serverList(product.url)
    const kept = matches.filter(({ lottery }) => lottery?.jc).length
    return { kept, hidden: matches.length - kept }
  }
  await expect.poll(counted).toMatchObject({ kept: 1 })
  const { kept, hidden } = await counted()

  await page.goto('/live/zq/js')
  await expect(rowOf(page, other)).toBeVisible()
  await page.getByRole('button', { name: '筛选' }).click()
  await rangesOf(page).getByRole('tab', { name: '竞彩' }).click()
  await expect(page.getByText('已选')).toHaveText(`已选 ${kept} 场 隐藏 ${hidden} 场`)
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page.getByRole('article')).toHaveCount(kept)
  await expect(page.getByText(`隐藏 ${hidden} 场`)).toBeVisible()
  await expect(rowOf(page, numbered)).toBeVisible()

  await other.state({ score: [2, 0] })
  await numbered.state({ score: [1, 0] })
  const row = page.getByRole('article', {
    name: new RegExp(`${numbered.homeName} 1 比 0 ${numbered.awayName}`),
  })
  await expect(row).toBeVisible()
  await expect(rowOf(page, other)).toHaveCount(0)

  await hand(lotteryWord('jczq', other.key, { num: 6002 }))
  await expect(rowOf(page, other)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(kept + 1)

  await page.getByRole('button', { name: '筛选' }).click()
  await expect(rangesOf(page).getByRole('tab', { name: '竞彩', selected: true })).toBeVisible()
  await rangesOf(page).getByRole('tab', { name: '全部' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText(/隐藏 \d+ 场/)).toHaveCount(0)
})

test('a filter saved before lotteries could be chosen still holds', async ({
  page,
  context,
  product,
  tell,
}) => {
  const match = await tell(30)
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
