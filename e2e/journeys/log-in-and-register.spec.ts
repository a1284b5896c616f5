import { freshPhone, logInByCode, logInByPassword, makeMember, SMS_DEV } from '../fixtures/member'
import { expect, test } from '../fixtures/test'

test.use({ serverEnv: SMS_DEV })

const PASSWORD = 'wind-over-the-stand-7'
const OTHER_PASSWORD = 'rain-on-the-far-post-9'

test('a visitor who opens the history logs in and returns to it', async ({ page }) => {
  await page.goto('/user/history')
  await expect(page).toHaveURL(/\/user\/login\?back=%2Fuser%2Fhistory$/)
  await logInByCode(page, freshPhone())
  await expect(page).toHaveURL(/\/user\/history$/)
  await expect(page.getByText('还没有浏览记录')).toBeVisible()
})

test('register with a password and log in with that password only', async ({ page }) => {
  const phone = freshPhone()
  await page.goto('/user/register?back=%2Fuser')
  await page.getByLabel('手机号').fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByLabel('验证码', { exact: true })).toHaveValue(/^\d{6}$/)
  await page.getByLabel('设置密码').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page).toHaveURL(/\/user$/)
  await expect(page.getByText('Lv.1')).toBeVisible()

  await page.goto('/user/set')
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('button', { name: '退出', exact: true }).click()
  await expect(page.getByRole('button', { name: '退出登录' })).toHaveCount(0)

  await page.goto('/user/login?back=%2Fuser')
  await logInByPassword(page, phone, OTHER_PASSWORD)
  await expect(page.getByText('账号或密码错误')).toBeVisible()
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue(OTHER_PASSWORD)
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/user$/)
  await expect(page.getByText('Lv.1')).toBeVisible()
})

test('reset a forgotten password and log in with the new one', async ({ page, product }) => {
  const { phone } = await makeMember(product.url)
  await page.goto('/user/login?back=%2Fuser')
  await page.getByRole('link', { name: '忘记密码' }).click()
  await expect(page.getByLabel('手机号')).toBeVisible()
  await page.getByLabel('手机号').fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByLabel('验证码', { exact: true })).toHaveValue(/^\d{6}$/)
  await page.getByLabel('新密码').fill(PASSWORD)
  await page.getByRole('button', { name: '重设密码' }).click()
  await expect(page).toHaveURL(/\/user\/login\?back=%2Fuser$/)
  await logInByPassword(page, phone, PASSWORD)
  await expect(page).toHaveURL(/\/user$/)
})

test('log in by keyboard only', async ({ page }) => {
  await page.goto('/user/login?back=%2Fuser')
  await page.getByLabel('手机号').focus()
  await page.keyboard.type(freshPhone())
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('验证码', { exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('验证码', { exact: true })).toHaveValue(/^\d{6}$/)
  await page.getByLabel('验证码', { exact: true }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const tick = page.getByRole('checkbox')
  if (!(await tick.evaluate((box) => box === document.activeElement)))
    await page.keyboard.press('Shift+Tab')
  await expect(tick).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/user$/)
})
