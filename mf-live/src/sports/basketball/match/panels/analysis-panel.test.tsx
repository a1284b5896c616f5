import {
  answer,
  makeMatchFuture,
  makeMatchHistory,
  makeMatchTable,
  makePastMatch,
  makeTableRow,
} from '@saidian/shared/testing'
import { screen, within } from '@testing-library/react'
import { GAME_CALL, showGameTab } from '../../../../testing/show-game-tab'
import { AnalysisPanel } from './analysis-panel'

const DAY = 86_400
const AT = 1_770_000_000
const game = (id: number, daysAgo: number, score: [number, number]) =>
  makePastMatch({
    id,
    kickoffAt: AT - daysAgo * DAY,
    score,
    half: null,
    asiaLine: 5.5,
    bsLine: 201.5,
  })
const statistic = (teamId: number) => {
  const rows = [makeTableRow({ teamId, won: 15, lost: 8, played: 23, behind: 2.5, streak: -3 })]
  return { total: rows, home: rows, away: rows }
}

test('分析 of a basketball match: conferences, form with rest, handicap and total', async () => {
  const home = [game(1, 1, [110, 100]), game(2, 2, [99, 97]), game(3, 6, [88, 104])]
  showGameTab(AnalysisPanel, {
    [GAME_CALL.table]: answer(
      makeMatchTable({
        rule: 'head-to-head',
        groups: [
          { name: '东部', statistic: statistic(1) },
          { name: '西部', statistic: statistic(2) },
        ],
      }),
    ),
    [GAME_CALL.history]: answer({
      ...makeMatchHistory({ home }),
      rest: { home: { days: 0, lastWeek: 4 }, away: { days: null, lastWeek: 0 } },
    }),
    [GAME_CALL.future]: answer(makeMatchFuture()),
  })
  const form = within(await screen.findByRole('region', { name: '队1 近期战绩' }))
  expect(await form.findByText(/场均得99.0失100.3/)).toHaveTextContent('近3场 2胜1负')
  expect(form.getByText('大分率', { exact: false })).toHaveTextContent('大分率 33%')
  expect(form.getByText('赛前背靠背 · 近7天4场')).toBeInTheDocument()
  const rows = form.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows[0]).toMatch(/110-100背靠背.*胜赢大/)
  expect(rows[1]).toMatch(/99-97休3天.*胜输小/)
  expect(rows[2]).not.toMatch(/休|背靠背/)
  const east = within(await screen.findByRole('table', { name: '东部排名' }))
  expect(east.getByRole('row', { name: /队1/ })).toHaveTextContent('115/82.53连负65.2%'.slice(1))
  expect(screen.getByRole('table', { name: '西部排名' })).toBeInTheDocument()
})
