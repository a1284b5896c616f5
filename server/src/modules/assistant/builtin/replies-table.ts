import type { Subject } from '../names/name-book'
import { leagueTable, matchesAround, nearest, type Standing, type Table } from '../tools'
import { findMatch, teamsOf } from './find-match'
import { nothing, type Reply, type ReplyContext } from './reply'
import type { Understood } from './understood'

const SIDES = { total: '', home: '主场', away: '客场' }
const RELEGATED = 3
const SHOWN = 5

/** The table of a league, a place in it, or the place of a team. */
export async function replyTable(asked: Understood, context: ReplyContext): Promise<Reply> {
  const teams = await rankedTeams(asked, context)
  const league = asked.leagues[0] ?? (await leagueOf(teams, asked, context))
  const name = league?.name ?? teams[0]?.name ?? ''
  if (!league) return nothing(`${name ? `${name}的` : '这项赛事的'}积分榜`)
  const found = await leagueTable(
    context,
    { sport: league.sport, leagueId: league.id },
    asked.side ?? 'total',
  )
  if (!found) return nothing(`${league.name}的积分榜`)
  const { data: table } = found
  const suggestions = [`${table.league}今天有哪些比赛`, `${table.league}上轮比分`]
  const text = textOf(asked, table, teams)
  if (text === null) return nothing(`${league.name}积分榜上的这个名次`)
  const isWhole = asked.intent === 'table' && teams.length === 0
  const shown =
    isWhole || asked.place !== null ? found : { ...found, blocks: shortBlocks(found.blocks) }
  return { text, found: [shown], suggestions }
}

/** A whole table beside a sentence about one team hides the sentence. */
const shortBlocks = <Block>(blocks: Block[]): Block[] => blocks.slice(0, 1)

async function rankedTeams(asked: Understood, context: ReplyContext): Promise<Subject[]> {
  const teams = teamsOf(asked, context)
  const [team] = teams
  if (!asked.ofOpponent || !team) return teams
  const line = await findMatch(asked, context, 'next')
  const opponent = line && (line.homeId === team.id ? line.awayId : line.homeId)
  const found = opponent ? context.book.team(opponent) : null
  return found ? [found] : []
}

/** The league in which a team plays now, or that of the match before. */
async function leagueOf(
  [team]: Subject[],
  asked: Understood,
  context: ReplyContext,
): Promise<{ id: number; sport: number; name: string } | null> {
  if (!team) {
    const line = await findMatch(asked, context, 'next')
    return line && { id: line.leagueId, sport: line.sport, name: line.league }
  }
  const query = { sport: team.sport, teamId: team.id, before: 8, after: 4 }
  const { data } = await matchesAround(context, query)
  const counts = new Map<number, number>()
  for (const { leagueId } of data) counts.set(leagueId, (counts.get(leagueId) ?? 0) + 1)
  const [usual] = [...counts].sort((a, b) => b[1] - a[1])
  const line = nearest(
    data.filter(({ leagueId }) => leagueId === usual?.[0]),
    context.now,
  )
  return line && { id: line.leagueId, sport: line.sport, name: line.league }
}

function textOf({ place }: Understood, table: Table, teams: readonly Subject[]): string | null {
  const title = `${table.league}${SIDES[table.side]}`
  const rows = teams.flatMap(({ id }) => table.rows.find(({ teamId }) => teamId === id) ?? [])
  if (rows.length > 0) return teamsText(title, rows)
  if (teams.length > 0) return null
  if (place === 'relegation') return endText(title, table)
  if (place !== null) return placeText(title, table, place)
  const top = table.rows
    .slice(0, SHOWN)
    .map((row) => `第${row.position}名 ${row.team}（${recordText(row)}）`)
  return `${title}积分榜（${table.season}）[1]：${top.join('，')}。`
}

/** 12战8胜2平2负，积26分; in basketball 胜率 in place of points. */
function recordText({ played, won, drawn, lost, points, winRate }: Standing): string {
  if (winRate !== null) return `${won}胜${lost}负，胜率${winRate}`
  return `${played}战${won}胜${drawn}平${lost}负，积${points}分`
}

function teamsText(title: string, rows: readonly Standing[]): string {
  const texts = rows.map((row) => {
    const goals = row.winRate === null ? `，进${row.scored}球失${row.conceded}球` : ''
    const group = row.group ? `${row.group}` : ''
    return `${row.team}在${title}${group}排名第${row.position}，${recordText(row)}${goals}[1]。`
  })
  const [one, other] = rows
  const isCompared = one && other && one.winRate === null
  return isCompared
    ? `${texts.join('')}两队相差${Math.abs(one.points - other.points)}分。`
    : texts.join('')
}

function placeText(title: string, table: Table, place: number | 'last'): string | null {
  const last = Math.max(...table.rows.map(({ position }) => position))
  const rows = table.rows.filter(({ position }) => position === (place === 'last' ? last : place))
  if (rows.length === 0) return null
  const texts = rows.map(
    (row) => `${row.group}第${row.position}名是${row.team}，${recordText(row)}`,
  )
  return `${title}${texts.join('；')}[1]。`
}

function endText(title: string, { rows }: Table): string {
  const texts = rows
    .slice(-RELEGATED)
    .map((row) => `第${row.position}名 ${row.team}（${recordText(row)}）`)
  return `${title}排在最后的球队[1]：${texts.join('，')}。`
}
