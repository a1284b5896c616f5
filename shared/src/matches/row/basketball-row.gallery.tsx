import type { BasketballMatch } from '../../contracts/basketball'
import {
  makeBasketballList,
  makeBasketballMatch,
  makeFeed,
  makeLeague,
  makeTeam,
} from '../../testing'
import { basketballRules } from '../basketball/rules'
import { receiveSnapshot } from '../list/snapshot.rules'
import { MatchRow } from './match-row'
import { RowContext, useListRows } from './row-context'

const NOW_S = Math.floor(Date.now() / 1000)
const PLAYED: Partial<BasketballMatch> = {
  s: 6,
  score: [75, 71],
  homePoints: [28, 30, 17],
  awayPoints: [25, 31, 15],
  clock: 271,
  clockAt: NOW_S,
  marks: ['text', 'box', 'shots'],
}
const OVERTIMES = {
  homePoints: [28, 30, 27, 25, 12, 14, 9, 17],
  awayPoints: [25, 31, 30, 24, 12, 14, 9, 15],
}

type RowState = { match: BasketballMatch; isLeagueAbove?: boolean; noSpoiler?: boolean }

function Row({ match, isLeagueAbove = true, noSpoiler = false }: RowState) {
  const snapshot = makeBasketballList([match], {
    feed: makeFeed({ aliveAt: NOW_S + 600 }),
    serverAt: NOW_S * 1000,
  })
  const context = { now: NOW_S * 1000, delayMs: 0, takesNewMatches: true, rules: basketballRules }
  const rows = useListRows([receiveSnapshot(undefined, snapshot, context)])
  const shown = {
    sport: 'basketball',
    match,
    league: makeLeague({ shortZh: '欧篮联' }),
    home: makeTeam({ shortZh: '洛杉矶湖人', mark: '湖', colors: ['#552583', '#fdb927'] }),
    away: makeTeam({ id: 2, shortZh: '金州勇士', mark: '勇', colors: ['#1d428a', '#ffc72c'] }),
    noSpoiler,
    isRevealed: rows.revealed.has(match.id),
    isDelayed: false,
    isStale: false,
  } as const
  return (
    <RowContext value={rows.context}>
      <MatchRow
        variant="full"
        {...shown}
        highlight={undefined}
        odds={undefined}
        renderOdds={() => null}
        showsRanks
        isFollowed={false}
        isLast
        isTall={match.score !== null && !noSpoiler}
        isLeagueAbove={isLeagueAbove}
        showsCards
        showsLottery
        showsCorners
        today={null}
      />
      <ul>
        <MatchRow variant="line" {...shown} time="10:30" />
      </ul>
    </RowContext>
  )
}

const game = (given: Partial<BasketballMatch> = {}) =>
  makeBasketballMatch({ kickoffAt: NOW_S - 5400, ranks: [3, 11], ...given })

export function NotStarted() {
  return <Row match={game({ kickoffAt: NOW_S + 3600 })} />
}

export function InPlay() {
  return <Row match={game(PLAYED)} />
}

export function InPlayBelowATime() {
  return <Row match={game(PLAYED)} isLeagueAbove={false} />
}

export function HalfTime() {
  return <Row match={game({ ...PLAYED, s: 5, clock: 0, clockAt: null })} />
}

export function FourOvertimes() {
  return <Row match={game({ ...PLAYED, ...OVERTIMES, s: 10, score: [162, 160], clock: 0 })} />
}

export function HiddenScore() {
  return <Row match={game(PLAYED)} noSpoiler />
}
