import type { PlaceValues } from '@saidian/shared/contracts/registry'
import { ContributionContext, createContributions } from '@saidian/shared/host'
import {
  answer,
  createFakeHttp,
  createWorld,
  makeMatch,
  makeMatchHeader,
  makeMatchText,
  makeRemoteMeta,
  renderWithStore,
} from '@saidian/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { footballMatch } from '../sports/football/match/view'
import { CALL, MATCH_ID } from '../testing/show-tab'
import { MatchScreen } from './match-screen'

type Values = PlaceValues<'match.tabs'>
type Load = () => Promise<ComponentType<Values>>

const Polls = ({ sport, matchId }: Values) => (
  <p>
    {sport} {matchId}的投票
  </p>
)
const coverage = { mlive: 0, text: 1, lineup: 0, intelligence: 0, odds: 0 }
const tab = (id: string, title: string, order: number, sports = ['football']) => ({
  id,
  title,
  order,
  sports,
})
const metas = [
  makeRemoteMeta({
    name: 'mf_message',
    contributes: { 'match.tabs': [tab('polls', '投票', 75)] },
  }),
  makeRemoteMeta({
    name: 'mf_proposal',
    contributes: {
      'match.tabs': [
        tab('tips', '推荐', 35),
        tab('box', '球员数据', 36, ['basketball']),
        tab('lineup', '别的阵容', 37),
      ],
    },
  }),
]

/** Opens the match page; `polls` loads the contributed tab. */
async function open(polls: Load, query = '') {
  const loads: string[] = []
  const list = createContributions({
    metas,
    isPublished: () => true,
    load: async (name) => {
      loads.push(name)
      return { widgets: { 'match.tabs': { polls } } }
    },
  })
  const page = renderWithStore(
    <ContributionContext value={list}>
      <MatchScreen view={footballMatch} matchId={MATCH_ID} />
    </ContributionContext>,
    {
      path: `/live/zq/detail/${MATCH_ID}${query}`,
      world: createWorld({
        http: createFakeHttp({
          [CALL.header]: answer(makeMatchHeader({ match: makeMatch({ id: MATCH_ID }), coverage })),
          [CALL.text]: answer(makeMatchText()),
        }),
      }),
    },
  )
  await screen.findByRole('tab', { name: '文字' })
  return { ...page, loads }
}
const labels = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)

beforeAll(() => {
  window.scrollTo = jest.fn() as never
  window.IntersectionObserver = class {
    observe = () => undefined
    disconnect = () => undefined
  } as never
})

test('labels of contributed tabs stand in their order before their code loads', async () => {
  const { loads } = await open(async () => Polls)
  expect(labels()).toEqual(['赛况', '文字', '阵容', '推荐', '分析', '投票', '聊天', 'AI'])
  expect(loads).toEqual([])
})

test('a contributed tab gets the values of the match, and its address opens it again', async () => {
  const { location } = await open(async () => Polls)
  fireEvent.click(screen.getByRole('tab', { name: '投票' }))
  expect(await screen.findByText(`football ${MATCH_ID}的投票`)).toBeVisible()
  expect(location()).toContain('tab=polls')
})

test('a contributed tab shows that it loads', async () => {
  await open(() => new Promise(() => undefined), '?tab=polls')
  expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
})

test('a tab that cannot be loaded fails in its place and loads by a retry', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const answers: Load[] = [() => Promise.reject(new Error('no such file'))]
  const { host } = await open(() => (answers.shift() ?? (async () => Polls))(), '?tab=polls')
  expect(await screen.findByText('投票加载失败')).toBeVisible()
  expect(screen.getByRole('tab', { name: '赛况' })).toBeVisible()
  expect(host.reported).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: '点击重试' }))
  expect(await screen.findByText(`football ${MATCH_ID}的投票`)).toBeVisible()
  logged.mockRestore()
})
