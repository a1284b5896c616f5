import { recordedGoals } from '../fixtures/goal-watch'
import { goalsIn, matchOf, openList, rowsOf, SCORE, serverGoals } from '../fixtures/goals'
import { REPLAY, restartReplay } from '../fixtures/restart-replay'
import { expect, test } from '../fixtures/test'

test.use({ ...REPLAY, serviceWorkers: 'block' })
test.describe.configure({ timeout: 180_000 })

const LONG = { timeout: 100_000 }

test.beforeEach(({ product }) => restartReplay(product))

test('a goal marks its row for a while', async ({ page }) => {
  await openList(page)
  const markedOnce = async () => rowsOf(await recordedGoals(page)).find(({ isMarked }) => isMarked)
  await expect.poll(markedOnce, LONG).toBeDefined()
  const marked = await markedOnce()
  expect(goalsIn(marked?.label ?? '')).toBeGreaterThan(0)
  await expect
    .poll(async () => rowsOf(await recordedGoals(page), marked?.matchId).at(-1)?.isMarked, LONG)
    .toBe(false)
})

test('no-spoiler shows a score only after a tap', async ({ page, product }) => {
  const tottenham = await matchOf(product.url, /热刺/)
  await openList(page, { settings: { noSpoiler: true } })
  const row = page.locator(`[data-match-id="${tottenham.id}"]`)
  const goals = () => serverGoals(product.url, /热刺/)
  const before = await goals()
  await expect.poll(goals, LONG).toBeGreaterThan(before)
  const unasked = rowsOf(await recordedGoals(page))
  expect(unasked.filter(({ label, isMarked }) => SCORE.test(label) || isMarked)).toEqual([])
  await row.getByRole('button', { name: '显示比分' }).tap()
  const shownGoals = async () => goalsIn((await row.getAttribute('aria-label')) ?? '')
  await expect.poll(shownGoals).toBeGreaterThan(before)
  // The page has received the goal by now and has shown no alert.
  expect((await recordedGoals(page)).filter(({ kind }) => kind !== 'row')).toEqual([])
})
