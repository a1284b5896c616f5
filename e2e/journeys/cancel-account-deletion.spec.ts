import { enterAsMember, SMS_DEV } from '../fixtures/member'
import { expect, test } from '../fixtures/test'

test.use({ serverEnv: SMS_DEV })

test('我的 shows the deletion date, and the user can cancel the deletion', async ({
  page,
  context,
  product,
}) => {
  await enterAsMember(context, product.url)
  await page.goto('/user/set')
  await page.getByRole('button', { name: '导出数据与注销账号' }).click()
  await page.getByRole('button', { name: '申请注销' }).click()
  await page.getByRole('button', { name: '注销', exact: true }).click()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByLabel('验证码', { exact: true })).toHaveValue(/^\d{6}$/)
  await page.getByRole('button', { name: '验证', exact: true }).click()
  await expect(page.getByText(/^账号将于 \d+月\d+日 注销$/)).toBeVisible()
  await page.goto('/user')
  await expect(page.getByText(/账号将于 \d+年\d+月\d+日 注销/)).toBeVisible()
  await page.getByRole('button', { name: '撤销注销' }).click()
  await expect(page.getByText('已撤销注销')).toBeVisible()
  await expect(page.getByText(/账号将于/)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Lv.1')).toBeVisible()
  await expect(page.getByText(/账号将于/)).toHaveCount(0)
})

test('a form sent offline shows the error, leaves the input and works when online', async ({
  page,
  context,
  product,
}) => {
  await enterAsMember(context, product.url)
  await page.goto('/user/opinion')
  await page.getByLabel('内容').fill('比分停在 60 分钟不动了')
  await context.setOffline(true)
  await page.getByRole('button', { name: '提交' }).click()
  await expect(page.getByRole('form', { name: '意见反馈' }).getByRole('alert')).toContainText(
    '网络',
  )
  await expect(page.getByLabel('内容')).toHaveValue('比分停在 60 分钟不动了')
  await context.setOffline(false)
  await page.getByRole('button', { name: '提交' }).click()
  await expect(page.getByText(/反馈已收到，编号/)).toBeVisible()
})
