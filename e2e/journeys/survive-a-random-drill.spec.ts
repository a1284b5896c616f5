import type { BrowserContext, Page } from '@playwright/test'
import { type Follow, putFollows, SPORT } from '@saidian/shared/contracts/personal'
import { type Fault, faultsOf, seededRandom } from '../fixtures/drill'
import {
  expectLineOfServer,
  expectOddsOfServer,
  expectTextOfServer,
  livelyMatch,
} from '../fixtures/equal-server'
import { matchAddress } from '../fixtures/match-page'
import { call, enterAsMember, SMS_DEV } from '../fixtures/member'
import { expect, test } from '../fixtures/test'
import { expectWholeRowsEqualServer } from '../fixtures/whole-rows'

test.use({ serverEnv: SMS_DEV })

/** For a long drill: `DRILL_ROUNDS=30 DRILL_SEED=7 playwright test survive-a-random-drill`. */
const ROUNDS = Number(process.env.DRILL_ROUNDS ?? 4)
const SEED = Number(process.env.DRILL_SEED ?? 1)
/** Longest backoff of a socket or a failed read, with a margin for a busy machine. */
const RECOVERED_MS = 60_000
const ROUND_MS = 150_000

type OpenPage = { name: string; page: Page; isRight: () => Promise<void> }

test(`open pages of every kind recover after each of ${ROUNDS} random faults`, async ({
  context,
  product,
  faultProxy,
}) => {
  test.setTimeout(120_000 + ROUNDS * ROUND_MS)
  const random = seededRandom(SEED)
  const draw = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
  const pages = await openPages(context, product.url, faultProxy.url)
  await expectRecovered(pages, 'before the first fault')

  const faults = faultsOf(product, faultProxy, random)
  const injected: string[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    // Sometimes a second fault follows, and sometimes the device reports that it is online.
    const drawn: Fault[] = random() < 0.3 ? [draw(faults), draw(faults)] : [draw(faults)]
    for (const fault of drawn) await fault.run()
    if (random() < 0.3) await Promise.all(pages.map(({ page }) => page.evaluate(wakeUp)))
    injected.push(drawn.map(({ name }) => name).join('+'))
    await expectRecovered(pages, `seed ${SEED}, round ${round}: ${injected.join(', ')}`)
  }
})

function wakeUp(): void {
  window.dispatchEvent(new Event('online'))
}

/** Opens one page of each kind through the fault proxy, all for one member. */
async function openPages(
  context: BrowserContext,
  url: string,
  proxyUrl: string,
): Promise<OpenPage[]> {
  const { token } = await enterAsMember(context, url)
  const { match, home, away } = await livelyMatch(url)
  const { id, kickoffAt } = match
  const title = `${home.shortZh} 对 ${away.shortZh}`
  const mark: Follow = {
    kind: 'match',
    sport: SPORT.football,
    id: String(id),
    isOn: true,
    at: Date.now(),
    title,
    kickoffAt,
  }
  await call(url + putFollows.path, { token, body: { marks: [mark] } })
  const open = async (name: string, path: string, isRight: (page: Page) => Promise<void>) => {
    const page = await context.newPage()
    await page.goto(proxyUrl + path)
    return { name, page, isRight: () => isRight(page) }
  }
  return [
    await open('list', '/live/zq/js', (page) => expectWholeRowsEqualServer(page, url, 1_000)),
    await open('text', matchAddress(id, 'text'), (page) => expectTextOfServer(page, url, id)),
    await open('odds', matchAddress(id, 'odds'), (page) => expectOddsOfServer(page, url, id)),
    await open('我的比赛', '/user/match', (page) => expectLineOfServer(page, url, id)),
  ]
}

async function expectRecovered(pages: readonly OpenPage[], when: string): Promise<void> {
  const endsAt = Date.now() + RECOVERED_MS
  for (const { name, isRight } of pages) {
    await test.step(`${name}, ${when}`, async () => {
      await expect(isRight).toPass({
        timeout: Math.max(5_000, endsAt - Date.now()),
        intervals: [500],
      })
    })
  }
}
