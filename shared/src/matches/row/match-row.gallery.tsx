import type { ReactNode } from 'react'
import type { FootballMatch } from '../../contracts/football'
import { makeFeed, makeFootballList, makeLeague, makeMatch, makeTeam } from '../../testing'
import { footballRules } from '../football/rules'
import { receiveSnapshot } from '../list/snapshot.rules'
import { MatchRow } from './match-row'
import { RowContext, useListRows } from './row-context'

const NOW_S = Math.floor(Date.now() / 1000)
const LEAGUE = makeLeague({ nameZh: '英格兰超级联赛', shortZh: '英超', color: '#3d195b' })
const HOME = makeTeam({ shortZh: '曼城', mark: '曼', colors: ['#6cabdd', '#1c2c5b'] })
const AWAY = makeTeam({ id: 2, shortZh: '阿森纳', mark: '阿', colors: ['#ef0107', '#ffffff'] })
const LONG_HOME = makeTeam({ id: 3, shortZh: '门兴格拉德巴赫青年队', mark: '门' })
const LONG_AWAY = makeTeam({ id: 4, shortZh: '沃尔夫斯堡女子足球俱乐部', mark: '沃' })
const PLAYED = { s: 2, ot: NOW_S - 1510, score: [2, 1], half: [1, 1] } as const

function asMatch(given: object): FootballMatch {
  return makeMatch({ kickoffAt: NOW_S - 1800, ...given })
}

function InAList({ match, children }: { match: FootballMatch; children: ReactNode }) {
  const snapshot = makeFootballList([match], {
    feed: makeFeed({ aliveAt: NOW_S }),
    serverAt: NOW_S * 1000,
  })
  const context = { now: NOW_S * 1000, delayMs: 0, takesNewMatches: true, rules: footballRules }
  const rows = useListRows([receiveSnapshot(undefined, snapshot, context)])
  return <RowContext value={rows.context}>{children}</RowContext>
}

type RowState = { match: FootballMatch; noSpoiler?: boolean; isDelayed?: boolean; isLong?: boolean }

function Row({ match, noSpoiler = false, isDelayed = false, isLong = false }: RowState) {
  const shown = {
    sport: 'football',
    match,
    league: LEAGUE,
    home: isLong ? LONG_HOME : HOME,
    away: isLong ? LONG_AWAY : AWAY,
    noSpoiler,
    isRevealed: false,
    isDelayed,
    isStale: false,
  } as const
  return (
    <InAList match={match}>
      <MatchRow
        variant="full"
        {...shown}
        highlight={undefined}
        odds={undefined}
        renderOdds={() => null}
        showsRanks
        isFollowed={isLong}
        isLast
        isTall={false}
        isLeagueAbove={false}
        showsCards
        showsLottery
        showsCorners
        today={null}
      />
      <ul>
        <MatchRow variant="line" {...shown} time="19:35" />
      </ul>
    </InAList>
  )
}

export function NotStarted() {
  return <Row match={asMatch({ kickoffAt: NOW_S + 3600 })} />
}

export function InPlay() {
  return <Row match={asMatch({ ...PLAYED, red: [0, 1], yellow: [2, 1], corners: [5, 3] })} />
}

export function Over() {
  return <Row match={asMatch({ ...PLAYED, s: 8, ot: null })} />
}

export function AfterPenalties() {
  return <Row match={asMatch({ ...PLAYED, s: 8, ot: null, extra: [2, 2], shootout: [5, 4] })} />
}

export function LongNames() {
  return <Row match={asMatch({ ...PLAYED, score: [12, 10] })} isLong />
}

export function HiddenScore() {
  return <Row match={asMatch(PLAYED)} noSpoiler />
}

export function WithinTheStreamDelay() {
  return <Row match={asMatch(PLAYED)} isDelayed />
}
