import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '@saidian/tools/browser'

export default defineConfig({
  testDir: '.',
  outputDir: '../var/test/e2e',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // Two cores: one product and one browser at a time measure and fail for their own reasons only.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    trace: 'retain-on-failure',
    launchOptions: chromiumLaunch(),
  },
})
