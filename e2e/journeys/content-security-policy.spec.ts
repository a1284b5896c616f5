import { publishGenerated } from '../fixtures/publish-generated'
import { expectRows } from '../fixtures/remote-in-use'
import { expect, test } from '../fixtures/test'
import { watchViolations } from '../fixtures/violations'

const CHART_PAGE = `import { Chart } from '@saidian/shared/charts'
import { Page } from '@saidian/shared/ui/subpages'
import { useState } from 'react'

const data = {
  labels: ['上半场', '下半场'],
  series: [{ name: '主队', values: [1, 2] }, { name: '客队', values: [0, 3] }],
}

export function SampleChartPage() {
  const [isShown, setShown] = useState(true)
  return (
    <Page title="图表">
      <button type="button" onClick={() => setShown(!isShown)}>切换</button>
      {isShown && <Chart kind="bar" title="进球" data={data} />}
      {isShown && <Chart kind="pie" title="份额" data={data} />}
    </Page>
  )
}
`

test('the main pages cause no policy violation', async ({ page }) => {
  const violations = await watchViolations(page)
  const answer = await page.goto('/')
  expect(answer?.headers()['content-security-policy']).toContain(
    "require-trusted-types-for 'script'",
  )
  await expect(page.getByRole('tab', { name: '热门', selected: true })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: '赛事' }).click()
  await expectRows(page)
  await page.getByRole('link', { name: '足球' }).click()
  await expectRows(page)
  await page.locator('[data-match-id]').first().click()
  await expect(page).toHaveURL(/\/detail\//)
  await page.goBack()
  await expectRows(page)
  await page.getByRole('navigation').getByRole('link', { name: '我的' }).click()
  await expect(page.getByText('登录 / 注册')).toBeVisible()

  const scope = await page.evaluate(() =>
    navigator.serviceWorker.ready.then((worker) => worker.scope),
  )
  expect(scope).toBe(new URL('/', page.url()).href)
  await page.goto('/live/hot')
  await expectRows(page)
  expect(violations).toEqual([])
})

test('a chart mounts, unmounts and mounts again without a violation', async ({ page, product }) => {
  test.setTimeout(180_000)
  await publishGenerated(product, {
    name: 'sample-chart',
    titleZh: '图表',
    sources: { 'src/pages/sample-chart/sample-chart.page.tsx': CHART_PAGE },
  })
  const violations = await watchViolations(page)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  await page.goto('/sample-chart')
  const drawings = page.locator('main svg path, [role=img] svg path')
  await expect(drawings.first()).toBeAttached()
  await page.getByRole('button', { name: '切换' }).click()
  await expect(drawings).toHaveCount(0)
  await page.getByRole('button', { name: '切换' }).click()
  await expect(drawings.first()).toBeAttached()
  expect(violations).toEqual([])
  expect(faults).toEqual([])
})

test('assigning HTML or a script address is blocked and reported', async ({ page }) => {
  const violations = await watchViolations(page)
  await page.goto('/live/hot')
  await expectRows(page)
  const thrown = await page.evaluate(() => {
    const attempt = (work: () => void) => {
      try {
        work()
        return 'ran'
      } catch (error) {
        return error instanceof Error ? error.name : 'other'
      }
    }
    return [
      attempt(() => {
        document.createElement('div').innerHTML = '<b>text</b>'
      }),
      attempt(() => {
        document.createElement('script').src = '/elsewhere.js'
      }),
    ]
  })
  expect(thrown).toEqual(['TypeError', 'TypeError'])
  await expect.poll(() => violations.length).toBe(2)
})
