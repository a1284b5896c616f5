import type { MatchOdds } from '@saidian/shared/contracts/odds'
import { settingsSlice } from '@saidian/shared/store'
import {
  answer,
  makeMatch,
  makeMatchHeader,
  makeMatchHistory,
  makeMatchOdds,
  makeOddsLine,
} from '@saidian/shared/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { CALL, MATCH_ID, showTab } from '../../../../testing/show-tab'
import { AnalysisPanel } from './analysis-panel'

const covered = { mlive: 0, text: 0, lineup: 0, intelligence: 1, odds: 1 }
const points = {
  goodHome: ['主场九连胜', '全员健康'],
  badHome: [],
  goodAway: [],
  badAway: ['门将停赛'],
}

function show(coverage = covered) {
  const header = makeMatchHeader({ match: makeMatch({ id: MATCH_ID }), coverage })
  const position = { epoch: 'e1', seq: 0, serverAt: Date.now() }
  return showTab(
    AnalysisPanel,
    {
      [CALL.header]: answer(header),
      [CALL.history]: answer(makeMatchHistory()),
      [CALL.odds]: ({ query }) =>
        answer(
          makeMatchOdds(
            [makeOddsLine({ companyId: 3, nameZh: '皇冠' })],
            query as Partial<MatchOdds>,
          ),
        ),
      [CALL.intelligence]: answer({ ...position, intelligence: { ...points, neutral: [] } }),
    },
    { status: 1 },
  )
}

it('shows the lines of the chosen company and links to all of them', async () => {
  const { tabs } = show()
  const card = within(await screen.findByRole('region', { name: '盘口' }))
  expect(await card.findByRole('row', { name: /初 0.90 半球 0.96/ })).toBeInTheDocument()
  expect(card.getAllByRole('row', { name: /即/ })[0]).toHaveTextContent('0.86↓半球1.00↑')
  fireEvent.click(card.getByRole('button', { name: '全部指数' }))
  expect(tabs).toEqual(['odds'])
})

it('shows no lines while odds are switched off', async () => {
  const { store } = show()
  await screen.findByRole('region', { name: '盘口' })
  act(
    () =>
      void store.dispatch(settingsSlice.actions.settingChosen({ key: 'showsOdds', value: false })),
  )
  expect(screen.queryByRole('region', { name: '盘口' })).toBeNull()
})

it('shows the first points of 情报 and links to all of them', async () => {
  const { tabs } = show()
  const card = within(await screen.findByRole('region', { name: '情报' }))
  expect(card.getByText('主场九连胜')).toBeInTheDocument()
  expect(card.getByText('门将停赛')).toBeInTheDocument()
  expect(card.queryByText('全员健康')).toBeNull()
  fireEvent.click(card.getByRole('button', { name: '全部情报' }))
  expect(tabs).toEqual(['intelligence'])
})

it('shows neither card if the match has neither odds nor 情报', async () => {
  const { http } = show({ ...covered, intelligence: 0, odds: 0 })
  await screen.findByRole('region', { name: '未来赛程' })
  expect(screen.queryByRole('region', { name: /盘口|情报/ })).toBeNull()
  expect(http.requests.map(({ url }) => url).filter((url) => url.includes('odds'))).toEqual([])
})
