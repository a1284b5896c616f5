import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  makeFeed,
  makeFootballList,
  makeLeague,
  makeMatch,
  makeTeam,
  renderWithStore,
} from '../../testing'
import { footballRules } from '../football/rules'
import { receiveSnapshot } from '../list/snapshot.rules'
import { MatchRow } from './match-row'
import { RowContext, useListRows } from './row-context'

const NOW_S = Math.floor(Date.now() / 1000)
const MATCH = makeMatch({ s: 2, ot: NOW_S - 610, score: [2, 1] })

type LineProps = { match?: typeof MATCH; noSpoiler?: boolean; isDelayed?: boolean }

function Line({ match = MATCH, noSpoiler = false, isDelayed = false }: LineProps) {
  const feed = makeFeed({ aliveAt: NOW_S })
  const snapshot = makeFootballList([match], { feed, serverAt: NOW_S * 1000 })
  const context = { now: NOW_S * 1000, delayMs: 0, takesNewMatches: true, rules: footballRules }
  const rows = useListRows([receiveSnapshot(undefined, snapshot, context)])
  return (
    <RowContext value={rows.context}>
      <MatchRow
        variant="line"
        sport="football"
        match={match}
        league={makeLeague()}
        home={makeTeam()}
        away={makeTeam({ id: 2 })}
        noSpoiler={noSpoiler}
        isRevealed={rows.revealed.has(match.id)}
        isDelayed={isDelayed}
        isStale={rows.isStale('football')}
        time="19:35"
      />
    </RowContext>
  )
}

const nameOf = () => screen.getByRole('link').getAttribute('aria-label')

test('a line says teams, score and minute', () => {
  renderWithStore(<Line />)
  expect(nameOf()).toBe('联1 19:35，队1 2 比 1 队2，第11分钟')
})

test('a delayed line shows no state', () => {
  renderWithStore(<Line isDelayed />)
  expect(nameOf()).toBe('联1 19:35，队1 对 队2，延迟')
  expect(screen.getByText('延迟')).toBeInTheDocument()
})

test('no-spoiler hides score and shoot-out of a line until a tap', async () => {
  renderWithStore(<Line match={{ ...MATCH, s: 7, shootout: [1, 0] }} noSpoiler />)
  expect(nameOf()).toBe('联1 19:35，队1 对 队2，比分已隐藏，进行中')
  await userEvent.click(screen.getByRole('button', { name: '显示比分' }))
  expect(nameOf()).toBe('联1 19:35，队1 2 比 1 队2，点球 1 比 0，点球')
})
