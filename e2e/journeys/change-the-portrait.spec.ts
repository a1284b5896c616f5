import type { AuthorHome, UserInfo } from '@saidian/shared/contracts/profile'
import { call, enterAsMember, SMS_DEV } from '../fixtures/member'
import { makePicture, TEXT_AS_PICTURE } from '../fixtures/pictures'
import { expect, test } from '../fixtures/test'
import { watchViolations } from '../fixtures/violations'

test.use({ serverEnv: SMS_DEV })

test('only the member sees a new portrait before its audit', async ({ page, context, product }) => {
  const { token } = await enterAsMember(context, product.url)
  const violations = await watchViolations(page)
  await page.goto('/user/infor')
  await expect(page.getByText('点击更换头像')).toBeVisible()
  await page.getByLabel('头像图片').setInputFiles(await makePicture(page))
  await expect(page.getByText('裁剪头像')).toBeVisible()
  await page.getByRole('button', { name: '使用' }).click()
  await expect(page.getByText('新头像审核中，通过后其他人可见')).toBeVisible()

  const face = page.getByRole('button', { name: '更换头像' }).locator('img')
  await expect
    .poll(() => face.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  const info = await call<UserInfo>(`${product.url}/user/center/info`, { token })
  expect(info.portrait).toBe('')
  const seen = await call<AuthorHome>(`${product.url}/user/author/home?id=${info.id}`)
  expect(seen.portrait).toBe('')
  await page.goto(`/user/authorHome?id=${info.id}`)
  await expect(page.getByRole('heading', { name: info.nickName })).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
  expect(violations).toEqual([])
})

test('a text file named as a picture is rejected', async ({ page, context, product }) => {
  await enterAsMember(context, product.url)
  await page.goto('/user/infor')
  await expect(page.getByText('点击更换头像')).toBeVisible()
  await page.getByLabel('头像图片').setInputFiles(TEXT_AS_PICTURE)
  await expect(page.getByText('图片无法识别，请换一张')).toBeVisible()
  await expect(page.getByText('裁剪头像')).toHaveCount(0)
  await page.goto('/user/opinion')
  await page.getByLabel('添加图片').setInputFiles(TEXT_AS_PICTURE)
  await expect(page.getByText('图片无法识别，请换一张')).toBeVisible()
})
