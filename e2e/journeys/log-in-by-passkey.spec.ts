import type { Page } from '@playwright/test'
import { freshPhone, logInByCode, OTHER_NETWORK, SMS_DEV } from '../fixtures/member'
import { expect, test } from '../fixtures/test'

test.use({ serverEnv: SMS_DEV })

/** Adds a virtual platform authenticator with user verification, as on a phone. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('add a passkey, log in and export by it; scripts cannot read the session cookie', async ({
  page,
  faultProxy,
}) => {
  // WebAuthn needs a host name, not an IP address.
  const site = faultProxy.url.replace('127.0.0.1', 'localhost')
  const later = page.getByRole('button', { name: '稍后再说' })
  await page.addLocatorHandler(later, () => later.click())
  await addAuthenticator(page)
  await page.goto(`${site}/user/login?back=%2Fuser%2Fset`)
  await logInByCode(page, freshPhone())
  await expect(page.getByRole('button', { name: '通行密钥', exact: true })).toBeVisible()

  const stored = await page.evaluate(() => JSON.stringify(localStorage))
  expect(JSON.parse(JSON.parse(stored).auth).token).toMatch(/^web\.[0-9a-f-]{36}$/)
  expect(await page.evaluate(() => document.cookie)).not.toContain('session')
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'session')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
  expect(stored).not.toContain(cookie?.value ?? 'no cookie')

  await page.getByRole('button', { name: '通行密钥', exact: true }).click()
  await page.getByLabel('名称').fill('测试手机')
  await page.getByRole('button', { name: '添加通行密钥', exact: true }).click()
  // Each network gets one code a minute, and the login took that of the first.
  faultProxy.changeNetwork(OTHER_NETWORK)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByLabel('验证码', { exact: true })).toHaveValue(/^\d{6}$/)
  await page.getByRole('button', { name: '验证', exact: true }).click()
  await expect(page.getByText('测试手机')).toBeVisible()

  await page.goto(`${site}/user/set`)
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('button', { name: '退出', exact: true }).click()
  await expect(page.getByRole('button', { name: '通行密钥', exact: true })).toHaveCount(0)
  await page.goto(`${site}/user/login?back=%2Fuser%2Fset`)
  await page.getByRole('button', { name: '用通行密钥登录' }).click()
  await expect(page.getByRole('button', { name: '导出数据与注销账号' })).toBeVisible()
  await page.reload()

  await page.getByRole('button', { name: '导出数据与注销账号' }).click()
  await page.getByRole('button', { name: '导出我的数据' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '用通行密钥验证' }).click()
  expect((await download).suggestedFilename()).toMatch(/^saidian-\d{8}\.json$/)
})
