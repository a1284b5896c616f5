import { renderWithStore } from '@saidian/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { LeagueFilter } from './league-filter'

const view = { cookie: 'someFilter', expiresAt: () => 0, lotteries: [] }
const league = (leagueId: number, level: number, shortZh: string) => ({
  leagueId,
  level,
  nameZh: `${shortZh}足球联赛`,
  shortZh,
  count: leagueId,
  isChecked: true,
})

it('lists leagues by short name, hot ones first, and saves the chosen ones', () => {
  const save = jest.fn()
  renderWithStore(
    <LeagueFilter
      view={{ ...view, useLeagues: () => ({ refetch: jest.fn() }) }}
      groups={[
        { letter: 'B', countList: [league(3, 2, '比甲')] },
        { letter: 'Y', countList: [league(5, 1, '英超'), league(7, 2, '英冠')] },
      ]}
      isToday
      hasFailed={false}
      onRetry={jest.fn()}
      filter={null}
      onSave={save}
      onClose={jest.fn()}
    />,
  )
  const names = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
  expect(names).toEqual(['英超5 场', '比甲3 场', '英冠7 场'])
  expect(screen.getByText('热门')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('checkbox', { name: /比甲/ }))
  expect(screen.getByRole('checkbox', { name: /比甲/ })).not.toBeChecked()
  expect(screen.getByRole('status')).toHaveTextContent('已选 12 场 隐藏 3 场')
  fireEvent.click(screen.getByRole('button', { name: '确定' }))
  expect(save).toHaveBeenCalledWith({ leagueIds: new Set([5, 7]), lottery: null })
})
