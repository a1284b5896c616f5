import type { Page } from '@playwright/test'
import { makeGiftCode } from '../fixtures/gift-code'
import { press, tabTo, typeInto } from '../fixtures/keyboard'
import { enterAsMember, freshPhone, makeMember, SMS_DEV } from '../fixtures/member'
import { expect, test } from '../fixtures/test'

test.use({ serverEnv: SMS_DEV, hasTouch: false, isMobile: false })

const PASSWORD = 'wind-over-the-stand-7'
const NEW_PASSWORD = 'rain-on-the-far-post-9'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const code = (page: Page) => page.getByLabel('验证码', { exact: true })

async function askForCode(page: Page): Promise<void> {
  await press(page, button(page, '获取验证码'))
  await expect(code(page)).toHaveValue(/^\d{6}$/)
}

test('register, then log in with the password', async ({ page }) => {
  const phone = freshPhone()
  await page.goto('/user/register?back=%2Fuser')
  await typeInto(page, page.getByLabel('手机号'), phone)
  await askForCode(page)
  await typeInto(page, page.getByLabel('设置密码'), PASSWORD)
  await press(page, page.getByRole('checkbox'), 'Space')
  await press(page, button(page, '注册'))
  await expect(page).toHaveURL(/\/user$/)

  await press(page, page.getByRole('link', { name: '设置' }))
  await press(page, button(page, '退出登录'))
  await press(page, button(page, '退出'))
  await expect(button(page, '退出登录')).toHaveCount(0)

  await page.goto('/user/login?back=%2Fuser')
  const way = page.getByRole('tab', { name: '验证码登录' })
  await tabTo(page, way)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await typeInto(page, page.getByLabel('账号'), phone)
  await typeInto(page, page.getByLabel('密码', { exact: true }), PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/user$/)
  await expect(page.getByText('Lv.1')).toBeVisible()
})

test('submit nickname, real name, password, feedback and gift code', async ({
  page,
  context,
  product,
}) => {
  await enterAsMember(context, product.url)
  await page.goto('/user/nickname')
  await expect(textbox(page, '昵称')).not.toHaveValue('')
  await typeInto(page, textbox(page, '昵称'), '风过看台')
  await press(page, button(page, '保存'))
  await expect(page).toHaveURL(/\/user\/infor$/)
  await expect(page.getByRole('link', { name: '昵称 风过看台' })).toBeVisible()

  await page.goto('/user/certification')
  await typeInto(page, textbox(page, '姓名'), '张三三')
  await typeInto(page, textbox(page, '身份证号'), '11010519491231002X')
  await page.keyboard.press('Enter')
  await expect(page.getByText('认证时间')).toBeVisible()

  await page.goto('/user/changePassWord')
  await typeInto(page, page.getByLabel('新密码'), PASSWORD)
  await typeInto(page, page.getByLabel('再输入一次'), 'something-else')
  await page.keyboard.press('Enter')
  await expect(page.getByText('两次输入的密码不一致')).toBeVisible()
  await expect(page.getByLabel('再输入一次')).toBeFocused()
  await typeInto(page, page.getByLabel('再输入一次'), PASSWORD)
  await page.keyboard.press('Enter')
  // The first password needs a step-up by SMS code.
  await askForCode(page)
  await press(page, button(page, '验证'))
  await expect(page).toHaveURL(/\/user\/set$/)

  await page.goto('/user/opinion')
  await tabTo(page, page.getByRole('radio', { name: '功能异常' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '数据有误' })).toBeChecked()
  await typeInto(page, textbox(page, '内容'), '角球数少了一个')
  await press(page, button(page, '提交'))
  await expect(page.getByText(/反馈已收到，编号/)).toBeVisible()

  await page.goto('/user')
  await press(page, page.getByRole('button', { name: /金币/ }))
  await typeInto(page, textbox(page, '礼品码'), 'ABCD-1234-EFGH')
  await page.keyboard.press('Enter')
  await expect(textbox(page, '礼品码')).toHaveAccessibleDescription('礼品码无效或已使用')
  await typeInto(page, textbox(page, '礼品码'), await makeGiftCode(product, 30))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText('+30', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(textbox(page, '礼品码')).toHaveCount(0)
})

test('change a slider and a time setting', async ({ page }) => {
  await page.goto('/user/set')
  await tabTo(page, page.getByRole('slider', { name: '直播延迟' }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('直播延迟 10 秒')).toBeVisible()
  await press(page, page.getByRole('switch', { name: '免打扰时段' }), 'Space')
  await expect(page.getByText('23:00')).toBeVisible()
})

test('reset a forgotten password', async ({ page, product }) => {
  const { phone } = await makeMember(product.url)
  await page.goto('/user/password?back=%2Fuser')
  await typeInto(page, page.getByLabel('手机号'), phone)
  await askForCode(page)
  await typeInto(page, page.getByLabel('新密码'), NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/user\/login\?back=%2Fuser$/)
})

test('request and cancel the deletion of the account', async ({ page, context, product }) => {
  await enterAsMember(context, product.url)
  await page.goto('/user/set')
  await press(page, button(page, '导出数据与注销账号'))
  await press(page, button(page, '申请注销'))
  await press(page, button(page, '注销'))
  await askForCode(page)
  await press(page, button(page, '验证'))
  await expect(button(page, '导出数据')).toBeVisible()
  await page.goto('/user')
  await press(page, button(page, '撤销注销'))
  await expect(page.getByText(/账号将于/)).toHaveCount(0)
})
