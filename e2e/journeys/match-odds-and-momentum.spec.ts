import { openMatch, panelOf, tabOf } from '../fixtures/match-page'
import { expect, test } from '../fixtures/scripted/test'

test('the odds setting hides odds on every page', async ({ page, addMatch }) => {
  const match = await addMatch(30)
  await match.quotes({ companyId: 3 }, { companyId: 3, minute: 20, status: 2, score: [0, 0] })
  await openMatch(page, match.id)
  await expect(tabOf(page, '指数')).toBeVisible()
  await page.goto('/live/zq/js?settings')
  await page.getByRole('switch', { name: '显示指数' }).click()
  await openMatch(page, match.id, 'odds')
  await expect(page.getByRole('tab', { name: '赛况', selected: true })).toBeVisible()
  await expect(tabOf(page, '指数')).toHaveCount(0)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/live/zq/js')
  const row = page.getByRole('article', {
    name: new RegExp(`${match.homeName}.*${match.awayName}`),
  })
  await row.scrollIntoViewIfNeeded()
  await expect(row).not.toContainText('0.91')
  expect(asked.filter((path) => path.startsWith('/live/odds'))).toEqual([])
})

test('a bar of the momentum chart opens the text of its minute, and back', async ({
  page,
  addMatch,
}) => {
  const match = await addMatch(90)
  await match.trend([Array.from({ length: 90 }, (_, minute) => (minute % 7) * 10 - 30)])
  await match.lines(
    ...Array.from({ length: 90 }, (_, minute) => ({
      minute: minute + 1,
      data: `第${minute + 1}分钟的话`,
    })),
  )
  await openMatch(page, match.id)
  const chart = page.getByRole('img', { name: /攻势/ })
  await expect(chart).toBeVisible()
  const box = await chart.boundingBox()
  if (!box) throw new Error('the chart has no box')
  await chart.click({ position: { x: box.width * 0.15, y: box.height / 2 } })
  await expect(page).toHaveURL(/tab=text&minute=\d+/)
  const minute = new URL(page.url()).searchParams.get('minute')
  const line = panelOf(page)
    .getByRole('listitem')
    .filter({ hasText: `第${minute}分钟的话` })
  await expect(line).toHaveAttribute('aria-current', 'true')
  await expect(line).toBeInViewport()
  await page.getByRole('button', { name: '回到攻势' }).click()
  await expect(page.getByRole('tab', { name: '赛况', selected: true })).toBeVisible()
  await expect(chart).toBeInViewport()
})
