import { logout } from '@saidian/shared/contracts/accounts'
import { call, enterAsMember, SMS_DEV } from '../fixtures/member'
import { expect, test } from '../fixtures/test'

test.use({ serverEnv: SMS_DEV })

const SOON = { timeout: 2_000 }

test('a logout in one tab logs out the other tab within two seconds', async ({
  page,
  context,
  product,
}) => {
  await enterAsMember(context, product.url)
  await page.goto('/user/set')
  const other = await context.newPage()
  await other.goto('/user')
  await expect(other.getByText('Lv.1')).toBeVisible()
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('button', { name: '退出', exact: true }).click()
  await expect(page.getByRole('button', { name: '退出登录' })).toHaveCount(0)
  await expect(other.getByText('登录 / 注册')).toBeVisible(SOON)
})

test('a device logged out from elsewhere says so within two seconds', async ({
  page,
  context,
  product,
}) => {
  const { token } = await enterAsMember(context, product.url)
  await page.goto('/user')
  await expect(page.getByText('Lv.1')).toBeVisible()
  await call(product.url + logout.path, { token })
  await expect(page.getByText('登录已失效，请重新登录')).toBeVisible(SOON)
  await expect(page.getByText('登录 / 注册')).toBeVisible(SOON)
})
