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
import { footballMatch } from '../sports/football/match/view'
import { CALL, MATCH_ID, neverReply, recoverable } from '../testing/show-tab'
import { MatchScreen } from './match-screen'

type Reply = FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>)
const open = (header: Reply) =>
  renderWithStore(<MatchScreen view={footballMatch} matchId={MATCH_ID} />, {
    world: createWorld({ http: createFakeHttp({ [CALL.header]: header }) }),
  })
const backButton = () => screen.getByRole('button', { name: '返回' })

describe('a match without its header', () => {
  it('has a back button while it loads', () => {
    open(neverReply)
    expect(backButton()).toBeInTheDocument()
  })

  it('has a back button after a failed load, and shows the match after a retry', async () => {
    const call = recoverable(answer(makeMatchHeader({ home: makeTeam({ shortZh: '江州' }) })))
    open(call.reply)
    const retry = await screen.findByRole('button', { name: '点击重试' })
    expect(backButton()).toBeInTheDocument()
    call.recover()
    fireEvent.click(retry)
    expect((await screen.findAllByText('江州')).length).toBeGreaterThan(0)
  })

  it('has a back button if the match does not exist', async () => {
    const body = { code: 404, data: null, message: '比赛不存在', reason: 'football.no_such_match' }
    open({ status: 404, body } as FakeAnswer)
    expect(await screen.findByText('比赛不存在')).toBeInTheDocument()
    expect(backButton()).toBeInTheDocument()
  })
})
