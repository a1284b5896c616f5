import { headOf, openMatch, panelOf, scoreOf } from '../fixtures/match-page'
import { expect, test } from '../fixtures/scripted/test'

test('a goal cancelled by the VAR disappears from every open tab, marked 更正', async ({
  page,
  context,
  addMatch,
}) => {
  const match = await addMatch(30)
  await match.state({ score: [1, 0] }, { incidents: [{ key: 'g', player: '林远', score: [1, 0] }] })
  await match.lines({ key: 'goal', data: '林远破门', main: true, type: 1, score: [1, 0] })
  await openMatch(page, match.id)
  await match.quotes({ minute: 29, status: 2, score: [0, 0] })
  const text = await context.newPage()
  await openMatch(text, match.id, 'text')
  const others = await Promise.all(
    ['lineup', 'analysis', 'odds'].map(async (tab) => {
      const other = await context.newPage()
      await openMatch(other, match.id, tab)
      await expect(scoreOf(other, 1, 0)).toBeVisible()
      return other
    }),
  )
  const timeline = page.getByRole('region', { name: '关键事件' })
  await expect(timeline).toContainText('林远')
  await expect(panelOf(text)).toContainText('林远破门')

  await Promise.all([
    match.state(
      { score: [0, 0] },
      {
        correction: true,
        withdrawn: ['g'],
        incidents: [
          {
            key: 'v',
            type: 28,
            side: 'home',
            player: '林远',
            minute: 31,
            varReason: 1,
            varResult: 2,
          },
        ],
      },
    ),
    match.lines({ key: 'goal', data: '进球被取消：林远越位在先', main: true, type: 28 }),
  ])
  await Promise.all([
    ...[page, text, ...others].flatMap((open) => [
      expect(scoreOf(open, 0, 0)).toBeVisible(),
      expect(headOf(open)).toContainText('更正'),
    ]),
    expect(timeline).toContainText('进球无效'),
    expect(timeline).not.toContainText('1-0'),
    expect(panelOf(text)).toContainText('进球被取消：林远越位在先'),
    expect(panelOf(text)).not.toContainText('林远破门'),
  ])
})

test('a correction changes the scorer of a goal and the player of a card', async ({
  page,
  addMatch,
}) => {
  const match = await addMatch(40)
  await match.state(
    { score: [1, 0], yellow: [0, 1] },
    {
      incidents: [
        { key: 'g', player: '错名甲', minute: 20, score: [1, 0] },
        { key: 'c', type: 3, side: 'away', player: '错名乙', minute: 33 },
      ],
    },
  )
  await openMatch(page, match.id)
  const timeline = page.getByRole('region', { name: '关键事件' })
  await expect(timeline).toContainText('错名甲')
  await match.state(
    {},
    {
      correction: true,
      incidents: [
        { key: 'g', player: '真名甲', minute: 20, score: [1, 0] },
        { key: 'c', type: 3, side: 'away', player: '真名乙', minute: 33 },
      ],
    },
  )
  await Promise.all([
    ...['真名甲', '真名乙'].map((name) =>
      expect(timeline.getByRole('listitem').filter({ hasText: name })).toContainText('更正'),
    ),
    expect(timeline).not.toContainText('错名'),
  ])
})

test('a score corrected after the match shows on its page and in the list', async ({
  page,
  context,
  addMatch,
}) => {
  const match = await addMatch(110)
  await match.state({ status: 8, halfKickoffAt: null, score: [2, 1] })
  await openMatch(page, match.id)
  const list = await context.newPage()
  // Only visible rows of a long list exist: among the followed matches this one comes first.
  await page.getByRole('button', { name: '关注', exact: true }).click()
  await list.goto('/live/zq/gz')
  const row = list.getByRole('article', {
    name: new RegExp(`${match.homeName}.*${match.awayName}`),
  })
  await expect(row).toHaveAccessibleName(/2 比 1/)
  await expect(scoreOf(page, 2, 1)).toBeVisible()
  await match.state({ score: [2, 2] }, { correction: true })
  await Promise.all([
    expect(scoreOf(page, 2, 2)).toBeVisible(),
    expect(headOf(page)).toContainText('更正'),
    expect(row).toHaveAccessibleName(/2 比 2/),
  ])
})
