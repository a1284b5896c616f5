import {
  answer,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  makeMatchHeader,
  makeTeam,
  renderWithStore,
} from '@saidian/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { CALL, MATCH_ID, mending, silent } from '../match/testing/show-tab'
import { MatchScreen } from './match-screen'

type Reply = FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>)
const open = (head: Reply) =>
  renderWithStore(<MatchScreen matchId={MATCH_ID} />, {
    world: createWorld({ http: createFakeHttp({ [CALL.header]: head }) }),
  })
const wayBack = () => screen.getByRole('button', { name: '返回' })

describe('a match without its head', () => {
  it('can be left while it is on its way', () => {
    open(silent)
    expect(wayBack()).toBeInTheDocument()
  })

  it('can be left when it did not come, and is shown when it comes after all', async () => {
    const call = mending(answer(makeMatchHeader({ home: makeTeam({ shortZh: '江州' }) })))
    open(call.reply)
    const retry = await screen.findByRole('button', { name: '点击重试' })
    expect(wayBack()).toBeInTheDocument()
    call.mend()
    fireEvent.click(retry)
    expect((await screen.findAllByText('江州')).length).toBeGreaterThan(0)
  })

  it('can be left when nobody knows the match', async () => {
    const body = { code: 404, data: null, message: '比赛不存在', reason: 'football.no_such_match' }
    open({ status: 404, body } as FakeAnswer)
    expect(await screen.findByText('比赛不存在')).toBeInTheDocument()
    expect(wayBack()).toBeInTheDocument()
  })
})
