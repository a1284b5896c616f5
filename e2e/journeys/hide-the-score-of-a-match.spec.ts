import { headOf, openMatch, panelOf, persistSettings, scoreOf } from '../fixtures/match-page'
import { expect, test } from '../fixtures/scripted/test'

test('no-spoiler hides score, text and odds until a tap', async ({ page, context, addMatch }) => {
  const match = await addMatch(30)
  await match.state({ score: [3, 1] }, { incidents: [{ player: '林远', score: [3, 1] }] })
  await match.lines({ data: '林远梅开二度', main: true })
  await match.quotes({ minute: 29, status: 2, score: [3, 1], left: 0.77 })
  await persistSettings(context, { noSpoiler: true })
  for (const [tab, secret] of [
    [undefined, '林远'],
    ['text', '林远梅开二度'],
    ['odds', '0.77'],
  ] as const) {
    await openMatch(page, match.id, tab)
    await expect(panelOf(page)).toContainText('无剧透已开启')
    await expect(page.getByText(secret)).toHaveCount(0)
    await expect(scoreOf(page, 3, 1)).toHaveCount(0)
    await expect(page.getByText('3 - 1')).toHaveCount(0)
  }
  await page.getByRole('button', { name: '显示比分' }).click()
  await expect(scoreOf(page, 3, 1)).toBeVisible()
  await expect(panelOf(page)).toContainText('0.77')
})

test('a stream delay delays score, text and odds', async ({ page, context, addMatch }) => {
  const DELAY_MS = 5_000
  const match = await addMatch(30)
  await match.lines({ data: '开球' })
  await match.quotes({ left: 0.91 })
  await persistSettings(context, { streamDelaySeconds: DELAY_MS / 1000 })
  const [text, odds] = [await context.newPage(), await context.newPage()]
  await openMatch(page, match.id)
  await openMatch(text, match.id, 'text')
  await openMatch(odds, match.id, 'odds')
  await expect(scoreOf(page, 0, 0)).toBeVisible()
  await expect(panelOf(text)).toContainText('开球')
  await expect(panelOf(odds)).toContainText('0.91')

  const publishedAt = Date.now()
  await match.state({ score: [1, 0] })
  await match.lines({ data: '球进了', main: true })
  await match.quotes({ minute: 30, status: 2, score: [1, 0], left: 0.66 })
  const waits = await Promise.all(
    [scoreOf(page, 1, 0), text.getByText('球进了'), panelOf(odds).filter({ hasText: '0.66' })].map(
      async (shown) => {
        await expect(shown).toBeVisible({ timeout: DELAY_MS + 10_000 })
        return Date.now() - publishedAt
      },
    ),
  )
  for (const waited of waits) {
    // The times of the feed are whole seconds.
    expect(waited).toBeGreaterThan(DELAY_MS - 1_500)
  }
  await expect(headOf(page)).not.toContainText('直播延迟中')
})
