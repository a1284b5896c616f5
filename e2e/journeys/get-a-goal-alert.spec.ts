import { recordedGoals, type Seen } from '../fixtures/goal-watch'
import { goalsIn, matchOf, openList, rowsOf, SCORE, serverGoals } from '../fixtures/goals'
import { REPLAY, restartReplay } from '../fixtures/restart-replay'
import { expect, test } from '../fixtures/test'

test.use({ ...REPLAY, serviceWorkers: 'block' })
test.describe.configure({ timeout: 180_000 })

const HOME_NOTES = [659, 784, 1047]
const AWAY_NOTES = [784, 659, 523]
const GOAL_SHAKE = [120, 80, 120]
const LONG = { timeout: 100_000 }

const cardsOf = (seen: Seen[]): string[] =>
  seen.flatMap((item) => (item.kind === 'card' ? item.text : []))

const tonesOf = (seen: Seen[]): number[] =>
  seen.flatMap((item) => (item.kind === 'tone' ? item.hertz : []))

/** Goals of both teams in the score of a card; 0 on the card of another match. */
function goalsOnCard(text: string, home: string): number {
  const [, homeGoals, awayGoals] = new RegExp(`${home}(\\d+) - (\\d+)`).exec(text) ?? []
  return Number(homeGoals ?? 0) + Number(awayGoals ?? 0)
}

/** Number of goals by which rows changed while the page was open. */
function goalsSeen(seen: Seen[], matchId?: number): number {
  const counts = new Map<number, number[]>()
  for (const row of rowsOf(seen, matchId).filter(({ label }) => SCORE.test(label))) {
    counts.set(row.matchId, [...(counts.get(row.matchId) ?? []), goalsIn(row.label)])
  }
  return [...counts.values()].reduce((sum, list) => sum + Math.max(...list) - Math.min(...list), 0)
}

test.beforeEach(({ product }) => restartReplay(product))

test('a goal marks its row, shows a card, plays the tune of its side and vibrates', async ({
  page,
}) => {
  await openList(page)
  await expect.poll(async () => cardsOf(await recordedGoals(page)).length, LONG).toBeGreaterThan(0)
  await expect.poll(async () => goalsSeen(await recordedGoals(page)), LONG).toBeGreaterThan(0)
  const seen = await recordedGoals(page)
  expect(cardsOf(seen)[0]).toMatch(/进球|点球|乌龙球/)
  expect(rowsOf(seen).some(({ isMarked, label }) => isMarked && goalsIn(label) > 0)).toBe(true)
  const shakes = seen.flatMap((item) => (item.kind === 'shake' ? [item.pattern] : []))
  expect(shakes).toContainEqual(GOAL_SHAKE)
  // The first goal may come before the browser allows sound.
  const tune = async () => tonesOf(await recordedGoals(page)).slice(0, 3)
  await expect.poll(async () => (await tune()).length, LONG).toBe(3)
  expect([HOME_NOTES, AWAY_NOTES]).toContainEqual(await tune())
})

test('with cards for followed matches only, other goals still update their rows', async ({
  page,
  product,
}) => {
  const unfollowed = await matchOf(product.url, /热刺/)
  const followed = await matchOf(product.url, /伯恩利/)
  await openList(page, {
    settings: { popupScope: 'followed' },
    follows: [{ id: followed.id, kickoffAt: followed.kickoffAt }],
  })
  await expect.poll(async () => cardsOf(await recordedGoals(page)).length, LONG).toBeGreaterThan(0)
  const seen = await recordedGoals(page)
  expect(goalsSeen(seen, unfollowed.id)).toBeGreaterThan(0)
  expect(cardsOf(seen).filter((text) => !text.includes('伯恩利'))).toEqual([])
})

test('in quiet hours there is no alert, and the row still updates', async ({ page, product }) => {
  const tottenham = await matchOf(product.url, /热刺/)
  await openList(page, { settings: { quietHours: { from: '00:00', to: '00:00' } } })
  await expect
    .poll(async () => goalsSeen(await recordedGoals(page), tottenham.id), LONG)
    .toBeGreaterThan(0)
  const signals = (await recordedGoals(page)).filter(({ kind }) => kind !== 'row')
  expect(signals).toEqual([])
})

test('a stream delay delays a goal on the row and on the card', async ({ page, product }) => {
  const DELAY_MS = 5_000
  const tottenham = await matchOf(product.url, /热刺/)
  await openList(page, { settings: { streamDelaySeconds: DELAY_MS / 1000 } })
  await expect(page.getByText('慢 5 秒')).toBeVisible()

  // The goal is scored after the last poll that did not see it began, however long a call takes.
  const goalsNow = () => serverGoals(product.url, /热刺/)
  const before = await goalsNow()
  let lastWithoutAt = 0
  await expect
    .poll(
      async () => {
        const at = Date.now()
        const goals = await goalsNow()
        if (goals === before) lastWithoutAt = at
        return goals
      },
      { ...LONG, intervals: [100] },
    )
    .toBeGreaterThan(before)
  const shown = async () =>
    rowsOf(await recordedGoals(page), tottenham.id).find(({ label }) => goalsIn(label) > before)
  await expect.poll(shown, LONG).toBeDefined()
  const row = await shown()
  const waited = (row?.at ?? 0) - lastWithoutAt
  // The server's times are whole seconds, and the poll runs ten times a second.
  expect(waited).toBeGreaterThan(DELAY_MS - 1_500)

  // Cards of earlier goals wait for the same delay.
  const card = async () =>
    (await recordedGoals(page)).find(
      (item) => item.kind === 'card' && goalsOnCard(item.text, '热刺') > before,
    )
  await expect.poll(card, LONG).toBeDefined()
  expect(((await card())?.at ?? 0) - lastWithoutAt).toBeGreaterThan(DELAY_MS - 1_500)
})
