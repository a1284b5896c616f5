import type { BrowserContext } from '@playwright/test'
import { freshPhone, logInByCode, SMS_DEV } from '../fixtures/member'
import { expect, test } from '../fixtures/test'

test.use({ serverEnv: SMS_DEV })

const HOUR_MS = 3_600_000

/** Shifts the clock of the device by `byMs`. */
async function setClockWrong(context: BrowserContext, byMs: number): Promise<void> {
  await context.addInitScript((offsetMs) => {
    const TrueDate = Date
    globalThis.Date = new Proxy(TrueDate, {
      construct: (target, given) =>
        Reflect.construct(target, given.length === 0 ? [TrueDate.now() + offsetMs] : given),
      get: (target, name) =>
        name === 'now' ? () => TrueDate.now() + offsetMs : Reflect.get(target, name, target),
    })
  }, byMs)
}

for (const [direction, byMs] of [
  ['ahead', HOUR_MS],
  ['behind', -HOUR_MS],
] as const) {
  test(`with a clock an hour ${direction}, login and code countdown work`, async ({
    page,
    context,
  }) => {
    await setClockWrong(context, byMs)
    await page.goto('/user/history')
    const offset = await page.evaluate(() => Date.now())
    expect(Math.abs(offset - Date.now() - byMs)).toBeLessThan(60_000)

    await page.getByLabel('手机号').fill(freshPhone())
    await page.getByRole('button', { name: '获取验证码' }).click()
    const countdown = page.getByRole('button', { name: /^\d+ 秒后重发$/ })
    await expect(countdown).toBeDisabled()
    const secondsLeft = async () => Number.parseInt((await countdown.textContent()) ?? '', 10)
    const first = await secondsLeft()
    expect(first).toBeGreaterThan(50)
    expect(first).toBeLessThanOrEqual(60)
    const startedAt = Date.now()
    await expect.poll(secondsLeft).toBeLessThanOrEqual(first - 3)
    const counted = first - (await secondsLeft())
    const passed = (Date.now() - startedAt) / 1000
    expect(Math.abs(counted - passed)).toBeLessThan(2)

    await expect(page.getByLabel('验证码', { exact: true })).toHaveValue(/^\d{6}$/)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page).toHaveURL(/\/user\/history$/)
    await page.goto('/user')
    await expect(page.getByText('Lv.1')).toBeVisible()
    await page.goto('/user/set?devices')
    await expect(page.getByText(/当前设备/)).toBeVisible()
  })
}

test('with a clock an hour behind, the user logs in by the form', async ({ page, context }) => {
  await setClockWrong(context, -HOUR_MS)
  await page.goto('/user/login?back=%2Fuser')
  await logInByCode(page, freshPhone())
  await expect(page.getByText('Lv.1')).toBeVisible()
})
