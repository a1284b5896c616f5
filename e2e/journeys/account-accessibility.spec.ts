import type { Page } from '@playwright/test'
import { contrastFaults, seriousFaults } from '../fixtures/accessibility'
import { persistSettings } from '../fixtures/match-page'
import { enterAsMember, SMS_DEV } from '../fixtures/member'
import { makePicture } from '../fixtures/pictures'
import { expect, test } from '../fixtures/test'

test.use({ serverEnv: SMS_DEV })

/** Texts in one page: two of them show what it does, unless all are wanted (`--long`). */
const AGREEMENTS = [
  'lx',
  'qzxy',
  'sqgz',
  'tcXy',
  'tcXyQmh',
  'tcYs',
  'tcYsQmh',
  'xy',
  'yhxy',
  'ys',
  'yszc',
]
  .slice(0, process.env.LONG_TESTS ? undefined : 2)
  .map((name) => `/user/agreement/${name}`)
const FOR_VISITORS = [
  '/user',
  '/user/login',
  '/user/register',
  '/user/password',
  '/user/set',
  '/user/question',
  '/user/doubt?id=handicap',
  '/user/about',
  ...AGREEMENTS,
]
const FOR_MEMBERS = [
  '/user',
  '/user?wallet',
  '/user/set',
  '/user/set?devices',
  '/user/set?leave',
  '/user/infor',
  '/user/nickname',
  '/user/certification',
  '/user/changePassWord',
  '/user/attention',
  '/user/history',
  '/user/match',
  '/user/match?tab=watched',
  '/user/opinion',
  '/user/authorHome?id=100001',
]

/** Address of a form and its submit button; the form is sent empty. */
const FORMS_OF_VISITORS = [
  ['/user/login', '登录'],
  ['/user/register', '注册'],
  ['/user/password', '重设密码'],
] as const
const FORMS_OF_MEMBERS = [
  ['/user/nickname', '保存'],
  ['/user/certification', '提交认证'],
  ['/user/changePassWord', '确定'],
  ['/user/opinion', '提交'],
  ['/user?wallet', '兑换'],
  ['/user/set?leave', '验证'],
] as const

/** Serious findings of axe on the current page in each theme, each with its place. */
async function faultsOf(page: Page, place: string): Promise<string[]> {
  await expect(page.locator('main')).toBeVisible()
  await expect(page.getByRole('status', { name: '加载中' })).toHaveCount(0)
  const faults = [
    ...(await seriousFaults(page)),
    ...(await contrastFaults(page, 'dark')),
    ...(await contrastFaults(page, 'black')),
  ]
  return faults.map(({ id, nodes }) => `${place}: ${id} ${nodes[0]?.html}`)
}

async function sendEmpty(page: Page, [address, action]: readonly [string, string]): Promise<void> {
  await page.goto(address)
  if (address === '/user/nickname') {
    await expect(page.getByRole('textbox', { name: '昵称' })).not.toHaveValue('')
    await page.getByRole('textbox', { name: '昵称' }).fill('')
  }
  if (address === '/user/set?leave') {
    // The form is the step-up before the deletion.
    await page.getByRole('button', { name: '申请注销', exact: true }).click()
    await page.getByRole('button', { name: '注销', exact: true }).click()
  }
  await page.getByRole('button', { name: action, exact: true }).click()
  await expect(page.locator('form').getByRole('alert').first()).toBeVisible()
}

test.beforeEach(async ({ context }) => {
  test.setTimeout(240_000)
  await persistSettings(context, { theme: 'light' })
})

for (const who of ['visitor', 'member'] as const) {
  test(`no account page has a serious accessibility fault for a ${who}`, async ({
    page,
    context,
    product,
  }) => {
    if (who === 'member') await enterAsMember(context, product.url)
    const faults: string[] = []
    for (const address of who === 'visitor' ? FOR_VISITORS : FOR_MEMBERS) {
      await page.goto(address)
      faults.push(...(await faultsOf(page, address)))
    }
    expect(faults).toEqual([])
  })

  test(`no form with errors has a serious accessibility fault for a ${who}`, async ({
    page,
    context,
    product,
  }) => {
    if (who === 'member') await enterAsMember(context, product.url)
    const faults: string[] = []
    for (const form of who === 'visitor' ? FORMS_OF_VISITORS : FORMS_OF_MEMBERS) {
      await sendEmpty(page, form)
      faults.push(...(await faultsOf(page, form[0])))
    }
    expect(faults).toEqual([])
  })
}

test('the portrait cropper has no serious accessibility fault', async ({
  page,
  context,
  product,
}) => {
  await enterAsMember(context, product.url)
  await page.goto('/user/infor')
  await expect(page.getByText('点击更换头像')).toBeVisible()
  await page.getByLabel('头像图片').setInputFiles(await makePicture(page))
  await expect(page.getByRole('dialog', { name: '裁剪头像' })).toBeVisible()
  await expect(page.getByRole('button', { name: '使用' })).toBeEnabled()
  expect(await faultsOf(page, 'the cropper')).toEqual([])
  // The keyboard can zoom the picture.
  const zoom = page.getByRole('slider', { name: '放大' })
  await zoom.focus()
  await page.keyboard.press('ArrowRight')
  await expect(zoom).toHaveValue('1.1')
})
