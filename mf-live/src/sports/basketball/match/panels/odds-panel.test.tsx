import {
  answer,
  makeBasketballHeader,
  makeMatchOdds,
  makeOddsLine,
  makeOddsQuote,
} from '@saidian/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import {
  FULL_COVERAGE,
  GAME_CALL,
  gameInPlay,
  showGameTab,
} from '../../../../testing/show-game-tab'
import { OddsPanel } from './odds-panel'

const quote = makeOddsQuote({ left: 1.9, middle: 5.5, right: 1.9 })
const winner = makeOddsQuote({ left: 1.45, middle: 0, right: 2.7 })
const replies = {
  [GAME_CALL.odds]: ({ query }: { query: unknown }) => {
    const type = (query as { type: number }).type
    const shown = type === 2 ? winner : quote
    return answer(
      makeMatchOdds([makeOddsLine({ type, opening: shown, prematch: shown })], { type }),
    )
  },
}

describe('指数 of a basketball match', () => {
  it('has handicap, winner without a draw, and total', async () => {
    showGameTab(OddsPanel, replies)
    const names = (await screen.findAllByRole('tab')).map((tab) => tab.textContent)
    expect(names).toEqual(['让分', '胜负', '大小分'])
    expect(await screen.findByRole('button', { name: /盘口 让5.5/ })).toBeInTheDocument()
    fireEvent.click(screen.getByRole('tab', { name: '胜负' }))
    const company = await screen.findByRole('button', { name: /主胜 1.45 客胜 2.70/ })
    expect(company).not.toHaveTextContent('平')
    expect(company.querySelectorAll('.phase .value')).toHaveLength(4)
  })

  it('explains a line on a right click', async () => {
    const header = answer(makeBasketballHeader({ match: gameInPlay(), coverage: FULL_COVERAGE }))
    showGameTab(OddsPanel, { ...replies, [GAME_CALL.header]: header })
    fireEvent.contextMenu(await screen.findByRole('button', { name: /让5.5/ }))
    expect(await screen.findByText('主让5.5分：主队赢6分或以上才算赢')).toBeInTheDocument()
    expect(await screen.findByText('按当前比分 70-66：主队全输，客队全赢')).toBeInTheDocument()
  })
})
