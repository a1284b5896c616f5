import { seenGoals } from '../fixtures/goal-watch'
import { goalsIn, matchOf, openList, rowsOf, SCORE, serverGoals } from '../fixtures/goals'
import { expect, test } from '../fixtures/test'

// Two recorded matches with twelve goals, a minute of play in a second.
test.use({
  feed: 'replay:server/src/feeds/replay/fixtures',
  feedSpeed: 60,
  serviceWorkers: 'block',
})
test.describe.configure({ timeout: 180_000 })

const LONG = { timeout: 100_000 }

/** Every run of the replay begins anew with the server, so each test meets the whole matches. */
test.beforeEach(async ({ product }) => {
  await product.stop()
  await product.start()
  // A server that comes back soon shows what is stored until its feed speaks: the scores of the test before.
  await expect.poll(() => serverGoals(product.url, /热刺/), { intervals: [100] }).toBe(0)
})

test('a goal marks its row, and the mark goes again', async ({ page }) => {
  await openList(page)
  const markedOnce = async () => rowsOf(await seenGoals(page)).find(({ isMarked }) => isMarked)
  await expect.poll(markedOnce, LONG).toBeDefined()
  const marked = await markedOnce()
  expect(goalsIn(marked?.label ?? '')).toBeGreaterThan(0)
  await expect
    .poll(async () => rowsOf(await seenGoals(page), marked?.matchId).at(-1)?.isMarked, LONG)
    .toBe(false)
})

test('without spoilers a score is shown only when it is asked for', async ({ page, product }) => {
  const tottenham = await matchOf(product.url, /热刺/)
  await openList(page, { settings: { noSpoiler: true } })
  const row = page.locator(`[data-match-id="${tottenham.id}"]`)
  const goals = () => serverGoals(product.url, /热刺/)
  const before = await goals()
  await expect.poll(goals, LONG).toBeGreaterThan(before)
  const unasked = rowsOf(await seenGoals(page))
  expect(unasked.filter(({ label, isMarked }) => SCORE.test(label) || isMarked)).toEqual([])
  await row.getByRole('button', { name: '显示比分' }).tap()
  const shownGoals = async () => goalsIn((await row.getAttribute('aria-label')) ?? '')
  await expect.poll(shownGoals).toBeGreaterThan(before)
  // By now the page has heard of the goal for certain, and has kept still about it.
  expect((await seenGoals(page)).filter(({ kind }) => kind !== 'row')).toEqual([])
})

test('a stream delay holds a goal back on its row', async ({ page, product }) => {
  const DELAY_MS = 10_000
  const tottenham = await matchOf(product.url, /热刺/)
  await openList(page, { settings: { streamDelaySeconds: DELAY_MS / 1000 } })
  await expect(page.getByText('慢 10 秒')).toBeVisible()
  const before = await serverGoals(product.url, /热刺/)
  const goals = () => serverGoals(product.url, /热刺/)
  await expect.poll(goals, { ...LONG, intervals: [100] }).toBeGreaterThan(before)
  // Never earlier than the goal itself, and a look every tenth of a second later at most.
  const knownAt = Date.now()
  const shown = async () =>
    rowsOf(await seenGoals(page), tottenham.id).find(({ label }) => goalsIn(label) > before)
  await expect.poll(shown, LONG).toBeDefined()
  const waited = ((await shown())?.at ?? 0) - knownAt
  // The server's clock of a change runs in whole seconds.
  expect(waited).toBeGreaterThan(DELAY_MS - 1_500)
  expect(waited).toBeLessThan(DELAY_MS + 5_000)
})
