import type { Locator } from '@playwright/test'
import { headOf, matchAddress, openMatch, tabOf } from '../fixtures/match-page'
import { serverList } from '../fixtures/score-list'
import { expect, test } from '../fixtures/test'

test.use({ serviceWorkers: 'block', viewport: { width: 375, height: 812 } })

/** Maximum height of banner, header, tabs, days and status on a screen of 812 px. */
const MAX_ABOVE_PX = 190

for (const [address, name] of [
  ['/live/zq/js', '即时'],
  ['/live/zq/sc', '赛程'],
  ['/live/zq/sg', '赛果'],
] as const) {
  test(`the list ${name} starts within ${MAX_ABOVE_PX} px, with the banner shown`, async ({
    page,
  }) => {
    await page.goto(address)
    // In the morning no match of today has ended.
    if (name === '赛果') await page.getByRole('button', { name: /^昨天/ }).click()
    await expect(page.locator('[data-match-id]').first()).toBeVisible()
    await expect(page.getByRole('complementary', { name: '下载APP' })).toBeVisible()
    const top = await page
      .locator('header')
      .filter({ has: page.locator('h2') })
      .first()
      .evaluate((heading) => heading.getBoundingClientRect().top)
    expect(top).toBeGreaterThan(0)
    expect(top).toBeLessThanOrEqual(MAX_ABOVE_PX)
    const tab = page.getByRole('tab', { name, selected: true })
    expect(await tappedHeight(tab)).toBeGreaterThanOrEqual(36)
  })
}

/** Height in px of the area in which a tap hits an element. */
function tappedHeight(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const x = (left + right) / 2
    const hits = (y: number) => element.contains(document.elementFromPoint(x, y))
    let [from, to] = [Math.round(top), Math.round(bottom) - 1]
    while (hits(from - 1)) from -= 1
    while (hits(to + 1)) to += 1
    return to - from + 1
  })
}

test('long handicap texts do not touch the prices', async ({ page }) => {
  const lines = [-2.25, -1.25, -0.25, -10.25, 2.75]
  await page.route('**/live/odds/list*', async (route) => {
    const answer = await route.fetch()
    const envelope = await answer.json()
    for (const [index, row] of envelope.data.list.entries()) {
      row.asia = [0.85, lines[index % lines.length], 1.02]
      row.suspended = false
    }
    await route.fulfill({ response: answer, json: envelope })
  })
  await page.goto('/live/zq/js')
  // Which lines are on the screen depends on the matches of the hour.
  await expect(page.getByRole('img', { name: /^亚指 0\.85 受.* 1\.02$/ }).first()).toBeVisible()
  const gaps = await page.getByRole('img', { name: /^(亚指|大小球) / }).evaluateAll((rows) =>
    rows.flatMap((row) => {
      const boxes = [...row.children].map((child) => {
        const text = document.createRange()
        text.selectNodeContents(child)
        return text.getBoundingClientRect()
      })
      return boxes.slice(1).map((box, index) => box.left - (boxes[index]?.right ?? 0))
    }),
  )
  expect(gaps.length).toBeGreaterThanOrEqual(lines.length - 1)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1)
})

test('texts in the match header do not overlap', async ({ page, product }) => {
  let id = 0
  // Tables of a fresh product come after its lists; beside other products it takes minutes.
  await expect(async () => {
    const { matches } = await serverList(product.url)
    const match = matches.find(({ s, ranks }) => s === 1 && ranks !== undefined)
    if (!match) throw new Error('no match with ranks is to come')
    id = match.id
  }).toPass({ timeout: 150_000 })
  await openMatch(page, id)
  await expect(headOf(page).getByText('演示数据', { exact: true })).toBeVisible()
  await expect(headOf(page).getByText(/^第 \d+ 名$/)).toHaveCount(2)
  const collisions = await headOf(page).evaluate((head) => {
    const texts = document.createTreeWalker(head, NodeFilter.SHOW_TEXT)
    const boxes: { text: string; box: DOMRect }[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      // Texts for screen readers only have no box.
      if (box.width > 1 && !node.parentElement?.closest('svg'))
        boxes.push({ text: node.textContent ?? '', box })
    }
    return boxes.flatMap(({ text, box: a }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box: b }) =>
            a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
        )
        .map((other) => `${text} / ${other.text}`),
    )
  })
  expect(collisions).toEqual([])
})

test('an upcoming match opens on 分析, one in play on 赛况', async ({ page, product }) => {
  const { matches } = await serverList(product.url)
  // The last one to kick off: the first may do so at any moment.
  const byKickoff = matches.toSorted((a, b) => (b.kickoffAt ?? 0) - (a.kickoffAt ?? 0))
  const idOf = (isWanted: (s: number) => boolean) => byKickoff.find(({ s }) => isWanted(s))?.id ?? 0
  await openMatch(
    page,
    idOf((s) => s === 1),
  )
  await expect(page.getByRole('tab', { name: '分析', selected: true })).toBeVisible()
  await expect(page.getByRole('region', { name: /近期战绩/ }).first()).toBeVisible()
  await tabOf(page, '赛况').click()
  await expect(page).toHaveURL(/tab=live/)
  await openMatch(
    page,
    idOf((s) => s >= 2 && s <= 4),
  )
  await expect(page.getByRole('tab', { name: '赛况', selected: true })).toBeVisible()
})

test('the title of a match page names the match, in the HTML and in the tab', async ({
  page,
  product,
  request,
}) => {
  const { matches, teams } = await serverList(product.url)
  const match = matches.find(({ s, score }) => s === 8 && score !== null)
  if (!match?.score) throw new Error('no match is over')
  const nameOf = (id: number) => teams.find((team) => team.id === id)?.shortZh
  const sides = [nameOf(match.home), nameOf(match.away)] as const
  const [home, away] = match.extra ?? match.score
  const title = `${sides[0]} ${home}-${away} ${sides[1]} - 赛点`
  const html = await (
    await request.get(matchAddress(match.id), { headers: { accept: 'text/html' } })
  ).text()
  expect(html).toContain(`<title>${title}</title>`)
  await openMatch(page, match.id)
  await expect(page).toHaveTitle(title)
  await page.evaluate(() => localStorage.setItem('settings', JSON.stringify({ noSpoiler: true })))
  await page.reload()
  await expect(headOf(page)).toBeVisible()
  await expect(page).toHaveTitle(`${sides[0]} vs ${sides[1]} - 赛点`)
})
