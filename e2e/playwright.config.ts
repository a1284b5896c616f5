import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '@saidian/tools/browser'

/** They have a product of their own, or none: behind the others both halves take equally long. */
const AFTER_MEMBERS = ['gallery-accessibility.spec.ts', 'survive-thirty-drills.spec.ts']

/** Specs whose server shows login codes: they share one product, all others run beside them. */
const withMembers = ['journeys', 'contract'].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder))
    .filter((name) => name.endsWith('.spec.ts'))
    .filter((name) =>
      readFileSync(join(import.meta.dirname, folder, name), 'utf8').includes('SMS_DEV'),
    )
    .concat(folder === 'journeys' ? AFTER_MEMBERS : [])
    .map((name) => `${folder}/${name}`),
)

export default defineConfig({
  testDir: '.',
  globalSetup: './prepare.ts',
  outputDir: '../var/test/e2e',
  // Limits end a test that hangs; they are not what is tested.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Half of the time a journey waits for the product, the browser or a goal: two run at a time, of
  // different products, so that none starts twice.
  workers: 2,
  projects: [
    { name: 'members', testMatch: withMembers, workers: 1 },
    { name: 'matches', testIgnore: withMembers, workers: 1 },
  ],
  forbidOnly: Boolean(process.env.CI),
  // A wheel on a loaded machine is not the same wheel twice. A test that fails and then passes is
  // listed as flaky.
  retries: 1,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Of the second try alone: every journey would pay for its film otherwise.
    trace: 'on-first-retry',
    launchOptions: chromiumLaunch(),
  },
})
