import { getBoxScore } from '@saidian/shared/contracts/basketball'
import { getMatchLineup, getMatchText } from '@saidian/shared/contracts/football'
import { paths } from '@saidian/shared/contracts/page'
import { SPORT } from '@saidian/shared/contracts/personal'
import type { Db } from '../../../platform/database'
import type { MatchLine } from '../reading/match-line'
import { type PlayerRow, readPlayer } from '../reading/players.repository'
import type { Block, Found, ToolContext } from './found'
import { matchLink } from './links'

/** What a player did in one match. */
export type Appearance = { match: MatchLine; facts: Record<string, string> }

export type PlayerFacts = {
  name: string
  team: string | null
  sport: number
  position: string | null
  shirtNumber: number | null
  birthDate: string | null
  heightCm: number | null
  area: string | null
  /** In the last matches of the team, the newest first. */
  matches: Appearance[]
}

const MATCHES = 5
const POSITIONS: Readonly<Record<string, string>> = {
  G: '门将',
  D: '后卫',
  M: '中场',
  F: '前锋',
  C: '中锋',
  SF: '小前锋',
  PF: '大前锋',
  SG: '得分后卫',
  PG: '控球后卫',
}
const BASKETBALL_POSITIONS: Readonly<Record<string, string>> = { G: '后卫', F: '前锋' }

/** A player with what the last matches of the team say of them. */
export async function playerFacts(
  context: ToolContext,
  db: Db,
  playerId: number,
): Promise<Found<PlayerFacts> | null> {
  const player = await readPlayer(db, playerId)
  if (!player) return null
  const matches = await lastMatches(context, player)
  const appearances: Appearance[] = []
  for (const match of matches) {
    const facts = await factsIn(context, player, match)
    if (facts) appearances.push({ match, facts })
  }
  const newest = appearances[0]?.match ?? matches[0]
  const isBasketball = player.sport === SPORT.basketball
  const { id: _, teamId: _team, at, position, ...known } = player
  const positions = isBasketball ? { ...POSITIONS, ...BASKETBALL_POSITIONS } : POSITIONS
  return {
    data: {
      ...known,
      position: position && (positions[position] ?? position),
      matches: appearances,
    },
    source: {
      title: player.name,
      link: newest ? matchLink(newest, isBasketball ? 'box' : 'lineup') : paths.scores(),
      at: newest?.at ?? at,
    },
    blocks: appearances.length > 0 ? [appearancesBlock(player.name, appearances)] : [],
  }
}

async function lastMatches(
  { lines, now }: ToolContext,
  { sport, teamId }: PlayerRow,
): Promise<MatchLine[]> {
  if (teamId === null) return []
  const found = await lines.around({ sport, teamId, now, before: 4 * MATCHES, after: 0 })
  return found
    .filter(({ state }) => state === 'over' || state === 'playing')
    .reverse()
    .slice(0, MATCHES)
}

function factsIn(context: ToolContext, player: PlayerRow, match: MatchLine) {
  return player.sport === SPORT.basketball
    ? boxFacts(context, player, match)
    : footballFacts(context, player, match)
}

async function boxFacts(
  { product }: ToolContext,
  { id }: PlayerRow,
  match: MatchLine,
): Promise<Record<string, string> | null> {
  const box = await product.read(getBoxScore, { params: { id: match.id } })
  const line = [...(box?.home ?? []), ...(box?.away ?? [])].find(({ playerId }) => playerId === id)
  if (!line) return null
  if (line.absent !== null) return { 未出场: line.absent }
  return {
    得分: String(line.points),
    篮板: String(line.offensiveRebounds + line.defensiveRebounds),
    助攻: String(line.assists),
    抢断: String(line.steals),
    盖帽: String(line.blocks),
    时间: `${Math.round(line.seconds / 60)}分钟`,
  }
}

const GOAL_TYPES = new Set([1, 8])
const CARD_TYPES: Readonly<Record<number, string>> = { 3: '黄牌', 4: '红牌', 15: '红牌' }
const STATES: Readonly<Record<number, string>> = { 1: '首发', 0: '替补', 2: '伤缺', 3: '停赛' }

async function footballFacts(
  { product }: ToolContext,
  { id }: PlayerRow,
  match: MatchLine,
): Promise<Record<string, string> | null> {
  const given = { params: { id: match.id } }
  const [text, lineup] = await Promise.all([
    product.read(getMatchText, given),
    product.read(getMatchLineup, given),
  ])
  const incidents = text?.incidents ?? []
  const goals = incidents.filter(({ type, playerId }) => GOAL_TYPES.has(type) && playerId === id)
  const helped = incidents.filter((each) => GOAL_TYPES.has(each.type) && each.otherPlayerId === id)
  const card = incidents.find(({ type, playerId }) => CARD_TYPES[type] && playerId === id)
  const sheet = [...(lineup?.home?.players ?? []), ...(lineup?.away?.players ?? [])].find(
    ({ playerId }) => playerId === id,
  )
  if (!sheet && goals.length + helped.length === 0 && !card) return null
  return {
    ...(sheet && { 出场: STATES[sheet.state] ?? '未知' }),
    进球: String(goals.length),
    助攻: String(helped.length),
    ...(card && { 牌: CARD_TYPES[card.type] ?? '' }),
    ...(sheet?.rating && { 评分: sheet.rating.toFixed(1) }),
  }
}

function appearancesBlock(name: string, appearances: readonly Appearance[]): Block {
  const columns = [...new Set(appearances.flatMap(({ facts }) => Object.keys(facts)))]
  return {
    kind: 'table',
    title: `${name}近况`,
    columns: ['日期', '比赛', ...columns],
    rows: appearances.map(({ match, facts }) => [
      match.kickoff.slice(0, 10),
      `${match.home} ${match.score ?? '-'} ${match.away}`,
      ...columns.map((column) => facts[column] ?? '-'),
    ]),
  }
}
