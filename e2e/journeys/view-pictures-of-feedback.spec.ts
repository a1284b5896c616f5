import type { Page } from '@playwright/test'
import { enterAsMember, SMS_DEV } from '../fixtures/member'
import { makePicture } from '../fixtures/pictures'
import { expect, test } from '../fixtures/test'
import { watchViolations } from '../fixtures/violations'

test.use({ serverEnv: SMS_DEV })

/** Two fingers that move apart, or one that swipes: touches of the browser, not of a script. */
async function touch(page: Page, steps: { x: number; y: number }[][]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  for (const [place, touchPoints] of steps.entries()) {
    const type = place === 0 ? 'touchStart' : 'touchMove'
    await session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('pictures are uploaded, viewed, zoomed and swiped', async ({ page, context, product }) => {
  await enterAsMember(context, product.url)
  const violations = await watchViolations(page)
  await page.goto('/user/opinion')
  const picture = await makePicture(page)
  await page.getByLabel('添加图片').setInputFiles([picture, { ...picture, name: 'other.png' }])
  await expect(page.getByRole('img', { name: '第 2 张图片' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)

  await page.getByRole('button', { name: '查看第 1 张图片' }).click()
  const viewer = page.getByRole('dialog', { name: '查看图片' })
  await expect(viewer.getByText('1 / 2')).toBeVisible()
  await touch(page, [
    [
      { x: 150, y: 400 },
      { x: 220, y: 400 },
    ],
    [
      { x: 120, y: 400 },
      { x: 250, y: 400 },
    ],
    [
      { x: 80, y: 400 },
      { x: 290, y: 400 },
    ],
  ])
  const shown = viewer.getByRole('img', { name: '第 1 张图片' })
  await expect(shown).toHaveAttribute('style', /scale\(3/)
  await shown.press('0')
  await expect(shown).not.toHaveAttribute('style', /scale/)
  await touch(page, [[{ x: 320, y: 400 }], [{ x: 200, y: 400 }], [{ x: 60, y: 400 }]])
  await expect(viewer.getByText('2 / 2')).toBeVisible()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(viewer.locator(':focus')).toHaveCount(1)
  await page.goBack()
  await expect(viewer).toHaveCount(0)
  await expect(page).toHaveURL(/\/user\/opinion$/)
  await expect(page.getByRole('button', { name: '查看第 1 张图片' })).toBeFocused()
  expect(violations).toEqual([])
})
