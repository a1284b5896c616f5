import { getBasketballTable } from '@saidian/shared/contracts/basketball'
import { getMatchTable } from '@saidian/shared/contracts/football'
import type { MatchTable, TableRow } from '@saidian/shared/contracts/matches'
import { SPORT } from '@saidian/shared/contracts/personal'
import type { Block, Found, ToolContext } from './found'
import { matchLink } from './links'
import { nearest } from './match-lists'

export type Standing = {
  teamId: number
  team: string
  group: string
  position: number
  played: number
  won: number
  drawn: number
  lost: number
  scored: number
  conceded: number
  points: number
  /** Such as 62.5%; basketball only. */
  winRate: string | null
  behind: number | null
  streak: number | null
}

export type Table = {
  league: string
  season: string
  side: 'total' | 'home' | 'away'
  sport: number
  rows: Standing[]
}

const NEAR = 30
const SIDES = { total: '积分榜', home: '主场积分榜', away: '客场积分榜' }

/** Standings of the running season of a league; null for a cup or a league without matches. */
export async function leagueTable(
  context: ToolContext,
  { sport, leagueId }: { sport: number; leagueId: number },
  side: Table['side'] = 'total',
): Promise<Found<Table> | null> {
  const { product, lines, now } = context
  const found = await lines.around({ sport, leagueId, now, before: NEAR, after: NEAR })
  const match = nearest(found, now)
  if (!match) return null
  const endpoint = sport === SPORT.basketball ? getBasketballTable : getMatchTable
  const table = await product.read(endpoint, { params: { id: match.id } })
  if (!table || table.groups.length === 0) return null
  const rows = table.groups.flatMap(({ name, statistic }) =>
    statistic[side].map((row) => standingOf(row, name, table)),
  )
  if (rows.length === 0) return null
  const data = { league: match.league, season: table.season, side, sport, rows }
  const title = `${match.league}${SIDES[side]}${table.filling ? '（正在准备，赛果还不全）' : ''}`
  return {
    data,
    source: { title, link: matchLink(match, 'analysis'), at: now },
    blocks: [tableBlock(data, title)],
  }
}

function standingOf(row: TableRow, group: string, { teams }: MatchTable): Standing {
  return {
    teamId: row.teamId,
    team: teams.find(({ id }) => id === row.teamId)?.shortZh ?? '',
    group,
    position: row.position,
    played: row.played,
    won: row.won,
    drawn: row.drawn,
    lost: row.lost,
    scored: row.scored,
    conceded: row.conceded,
    points: row.points,
    winRate: row.percentage === undefined ? null : `${(row.percentage * 100).toFixed(1)}%`,
    behind: row.behind ?? null,
    streak: row.streak ?? null,
  }
}

const MAX_ROWS = 60

function tableBlock({ rows, sport }: Table, title: string): Block {
  if (sport === SPORT.basketball)
    return {
      kind: 'table',
      title,
      columns: ['分区', '排名', '球队', '胜', '负', '胜率', '胜场差'],
      rows: rows
        .slice(0, MAX_ROWS)
        .map(({ group, position, team, won, lost, winRate, behind }) =>
          [group, position, team, won, lost, winRate ?? '-', behind ?? '-'].map(String),
        ),
    }
  return {
    kind: 'table',
    title,
    columns: ['排名', '球队', '赛', '胜', '平', '负', '进/失', '积分'],
    rows: rows
      .slice(0, MAX_ROWS)
      .map(({ position, team, played, won, drawn, lost, scored, conceded, points }) =>
        [position, team, played, won, drawn, lost, `${scored}/${conceded}`, points].map(String),
      ),
  }
}
