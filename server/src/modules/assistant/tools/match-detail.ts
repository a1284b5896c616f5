import { getBasketballDetail, getBoxScore } from '@saidian/shared/contracts/basketball'
import {
  getMatchLineup,
  getMatchNavigation,
  getMatchText,
  type MatchLineup,
} from '@saidian/shared/contracts/football'
import type { MatchIncident } from '@saidian/shared/contracts/matches'
import { SPORT } from '@saidian/shared/contracts/personal'
import type { MatchLine } from '../reading/match-line'
import type { Block, Found, ToolContext } from './found'
import { matchLink } from './links'
import { matchesBlock } from './match-lists'

export type Scorer = { minute: string; side: 'home' | 'away'; player: string; what: string }
export type Statistic = { name: string; home: number; away: number }
export type BoxLine = {
  player: string
  team: string
  points: number
  rebounds: number
  assists: number
  minutes: number
  starter: boolean
}
export type Detail = {
  match: MatchLine
  venue: string | null
  referee: string | null
  goals: Scorer[]
  cards: Scorer[]
  statistics: Statistic[]
  /** Points by period, home and away; basketball only. */
  periods: { home: number[]; away: number[] } | null
  box: BoxLine[]
}

const GOALS: Readonly<Record<number, string>> = { 1: '进球', 8: '点球', 17: '乌龙球' }
const CARDS: Readonly<Record<number, string>> = { 3: '黄牌', 4: '红牌', 15: '两黄变红' }
const STATISTICS: Readonly<Record<number, string>> = {
  25: '控球率',
  83: '射门',
  21: '射正',
  22: '射偏',
  2: '角球',
  3: '黄牌',
  4: '红牌',
  5: '越位',
  51: '犯规',
  23: '进攻',
  24: '危险进攻',
}

/** Score, goals, cards, statistics and, in basketball, the box score of a match. */
export async function matchDetail(
  context: ToolContext,
  match: MatchLine,
): Promise<Found<Detail> | null> {
  const detail =
    match.sport === SPORT.basketball
      ? await basketballDetail(context, match)
      : await footballDetail(context, match)
  if (!detail) return null
  const source = {
    title: `${match.home} 对 ${match.away}`,
    link: matchLink(match, 'live'),
    at: match.at,
  }
  return { data: detail, source, blocks: [matchesBlock([match])] }
}

async function footballDetail({ product }: ToolContext, match: MatchLine): Promise<Detail | null> {
  const given = { params: { id: match.id } }
  const [header, text] = await Promise.all([
    product.read(getMatchNavigation, given),
    product.read(getMatchText, given),
  ])
  if (!header || !text) return null
  const whole = text.statistic.filter(({ half }) => half === 0)
  return {
    match,
    venue: header.venue,
    referee: header.referee,
    goals: incidentsOf(text.incidents, GOALS),
    cards: incidentsOf(text.incidents, CARDS),
    statistics: Object.entries(STATISTICS).flatMap(([type, name]) =>
      whole
        .filter((each) => each.type === Number(type))
        .map(({ home, away }) => ({ name, home, away })),
    ),
    periods: null,
    box: [],
  }
}

async function basketballDetail(
  { product }: ToolContext,
  match: MatchLine,
): Promise<Detail | null> {
  const given = { params: { id: match.id } }
  const [header, box] = await Promise.all([
    product.read(getBasketballDetail, given),
    product.read(getBoxScore, given),
  ])
  if (!header) return null
  const { homePoints, awayPoints } = header.match
  const linesOf = (side: 'home' | 'away') =>
    (box?.[side] ?? [])
      .filter(({ absent }) => absent === null)
      .map((line) => ({
        player: line.shortZh || line.nameZh,
        team: match[side],
        points: line.points,
        rebounds: line.offensiveRebounds + line.defensiveRebounds,
        assists: line.assists,
        minutes: Math.round(line.seconds / 60),
        starter: line.starter,
      }))
  return {
    match,
    venue: header.venue,
    referee: header.referee,
    goals: [],
    cards: [],
    statistics: [],
    periods: homePoints && awayPoints ? { home: homePoints, away: awayPoints } : null,
    box: [...linesOf('home'), ...linesOf('away')].sort((a, b) => b.points - a.points),
  }
}

function incidentsOf(
  incidents: readonly MatchIncident[],
  types: Readonly<Record<number, string>>,
): Scorer[] {
  return incidents
    .flatMap(({ type, side, minute, addedMinute, player }) => {
      const what = types[type]
      if (what === undefined || side === 'none') return []
      const shown = addedMinute ? `${minute}+${addedMinute}'` : `${minute}'`
      return [{ order: minute * 100 + (addedMinute ?? 0), minute: shown, side, player, what }]
    })
    .sort((a, b) => a.order - b.order)
    .map(({ minute, side, player, what }) => ({ minute, side, player: player ?? '未知球员', what }))
}

export type Sheet = {
  team: string
  confirmed: boolean
  formation: string
  coach: string | null
  starters: string[]
  bench: string[]
  out: { player: string; why: string }[]
}

/** Who plays and who is out; football only. */
export async function matchLineup(
  { product }: ToolContext,
  match: MatchLine,
): Promise<Found<Sheet[]> | null> {
  if (match.sport === SPORT.basketball) return null
  const lineup = await product.read(getMatchLineup, { params: { id: match.id } })
  if (!lineup) return null
  const sheets = (['home', 'away'] as const).map((side) => sheetOf(lineup, match, side))
  if (sheets.every(({ starters, out }) => starters.length + out.length === 0)) return null
  const source = { title: '阵容', link: matchLink(match, 'lineup'), at: match.at }
  return { data: sheets, source, blocks: sheets.flatMap(sheetBlock) }
}

const OUT: Readonly<Record<number, string>> = { 1: '伤', 2: '停赛', 3: '出战成疑' }

function sheetOf(lineup: MatchLineup, match: MatchLine, side: 'home' | 'away'): Sheet {
  const sheet = lineup[side]
  const named = (state: number) =>
    (sheet?.players ?? [])
      .filter((player) => player.state === state)
      .map(({ shortZh, nameZh }) => shortZh || nameZh)
  return {
    team: match[side],
    confirmed: sheet?.confirmed ?? false,
    formation: sheet?.formation ?? '',
    coach: sheet?.coach ?? null,
    starters: named(1),
    bench: named(0),
    out: lineup.injuries[side].map(({ nameZh, type, note }) => ({
      player: nameZh,
      why: note || (OUT[type] ?? '缺阵'),
    })),
  }
}

function sheetBlock({ team, starters }: Sheet): Block[] {
  if (starters.length === 0) return []
  const rows = starters.map((player) => [player])
  return [{ kind: 'table', title: `${team}首发`, columns: ['球员'], rows }]
}
