import { SPORT } from '@saidian/shared/contracts/personal'
import { addDays, beijingDate } from '@saidian/shared/lib'
import Type from 'typebox'
import type { ReplyContext } from '../builtin'
import type { Subject } from '../names/name-book'
import {
  leagueTable,
  matchDetail,
  matchesAround,
  matchesInPlay,
  matchesOfDay,
  matchLineup,
  matchOdds,
  matchPrediction,
  playerFacts,
  roomsOnAir,
  teamForm,
} from '../tools'
import { type ToolSpec, toolSpec } from './tool-spec'

const Name = Type.String({ minLength: 1, maxLength: 40 })
const MatchId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const Sport = Type.Union([Type.Literal('football'), Type.Literal('basketball')])
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: '北京时间' })
const Side = Type.Union([Type.Literal('total'), Type.Literal('home'), Type.Literal('away')])
const OddsKind = Type.Union([
  ...[Type.Literal('asia'), Type.Literal('euro')],
  ...[Type.Literal('overUnder'), Type.Literal('corners')],
])

const MAX_DAYS_AWAY = 400
const DAY_MS = 86_400_000
const NO_NAME = 'no such name in the data'

/** What the name means in the data; null for no name. */
function named(name: string, kind: Subject['kind'], { book }: ReplyContext): Subject | null {
  const meanings = book.find(name).flatMap((mention) => mention.meanings)
  return meanings.find((meaning) => meaning.kind === kind) ?? null
}

/** A match that pages show, by its id. */
async function shownMatch(id: number, { lines }: ReplyContext) {
  const [football] = await lines.byIds(SPORT.football, [id])
  return football ?? (await lines.byIds(SPORT.basketball, [id]))[0] ?? null
}

const sportIds = (sport: 'football' | 'basketball' | undefined) =>
  sport === undefined ? [SPORT.football, SPORT.basketball] : [SPORT[sport]]

const lists: ToolSpec[] = [
  toolSpec({
    name: 'matches_of_day',
    label: '正在查询赛程',
    description: '某一天（北京时间）的比赛，可按联赛和运动筛选',
    input: Type.Object({
      date: Day,
      sport: Type.Optional(Sport),
      league: Type.Optional(Name),
    }),
    async run({ date, sport, league }, context) {
      const from = Date.parse(`${date}T00:00:00+08:00`)
      if (Number.isNaN(from) || date !== beijingDate(from)) return 'no such day'
      if (Math.abs(from - context.now) > MAX_DAYS_AWAY * DAY_MS) return 'too far away'
      const found = league === undefined ? null : named(league, 'league', context)
      if (league !== undefined && !found) return NO_NAME
      return matchesOfDay(context, {
        sports: found ? [found.sport] : sportIds(sport),
        span: { from, to: Date.parse(`${addDays(date, 1)}T00:00:00+08:00`) },
        leagueIds: found ? [found.id] : [],
      })
    },
  }),
  toolSpec({
    name: 'matches_in_play',
    label: '正在查询即时比分',
    description: '现在正在进行的比赛',
    input: Type.Object({ sport: Type.Optional(Sport) }),
    run: ({ sport }, context) => matchesInPlay(context, { sports: sportIds(sport) }),
  }),
  toolSpec({
    name: 'matches_of_team',
    label: '正在查询球队赛程',
    description: '一支球队最近和接下来的比赛；给出 other 时只看两队之间的',
    input: Type.Object({ team: Name, other: Type.Optional(Name) }),
    async run({ team, other }, context) {
      const found = named(team, 'team', context)
      const against = other === undefined ? null : named(other, 'team', context)
      if (!found || (other !== undefined && !against)) return NO_NAME
      const query = { sport: found.sport, teamId: found.id, otherId: against?.id }
      return matchesAround(context, { ...query, before: 6, after: 6 })
    },
  }),
  toolSpec({
    name: 'league_table',
    label: '正在查询积分榜',
    description: '联赛积分榜：总榜、主场榜或客场榜',
    input: Type.Object({ league: Name, side: Type.Optional(Side) }),
    async run({ league, side }, context) {
      const found = named(league, 'league', context)
      if (!found) return NO_NAME
      return leagueTable(context, { sport: found.sport, leagueId: found.id }, side)
    },
  }),
]

const teams: ToolSpec[] = [
  toolSpec({
    name: 'team_form',
    label: '正在查询近况',
    description: '球队近几场的战绩，可只看主场或客场',
    input: Type.Object({
      team: Name,
      side: Type.Optional(Type.Union([Type.Literal('home'), Type.Literal('away')])),
      count: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
    }),
    async run({ team, side, count }, context) {
      const found = named(team, 'team', context)
      if (!found) return NO_NAME
      return teamForm(context, { team: found, side: side ?? null, count: count ?? 5 })
    },
  }),
  toolSpec({
    name: 'head_to_head',
    label: '正在查询交锋',
    description: '两支球队的历史交锋',
    input: Type.Object({ team: Name, other: Name }),
    async run({ team, other }, context) {
      const [found, against] = [named(team, 'team', context), named(other, 'team', context)]
      if (!found || !against) return NO_NAME
      return teamForm(context, { team: found, other: against, count: 10 })
    },
  }),
  toolSpec({
    name: 'player',
    label: '正在查询球员',
    description: '球员的资料和最近比赛的数据',
    input: Type.Object({ name: Name }),
    async run({ name }, context) {
      const found = named(name, 'player', context)
      return found ? playerFacts(context, context.db, found.id) : NO_NAME
    },
  }),
]

const matches: ToolSpec[] = [
  toolSpec({
    name: 'match_detail',
    label: '正在查询比赛',
    description: '一场比赛的比分、进球、红黄牌、技术统计、球员数据',
    input: Type.Object({ match_id: MatchId }),
    async run({ match_id }, context) {
      const match = await shownMatch(match_id, context)
      return match && matchDetail(context, match)
    },
  }),
  toolSpec({
    name: 'match_lineup',
    label: '正在查询阵容',
    description: '一场足球比赛的首发、替补和伤停',
    input: Type.Object({ match_id: MatchId }),
    async run({ match_id }, context) {
      const match = await shownMatch(match_id, context)
      return match && matchLineup(context, match)
    },
  }),
  toolSpec({
    name: 'match_odds',
    label: '正在查询赔率',
    description: '一场比赛各公司的赔率',
    input: Type.Object({ match_id: MatchId, kind: Type.Optional(OddsKind) }),
    async run({ match_id, kind }, context) {
      const match = await shownMatch(match_id, context)
      return match && matchOdds(context, match, kind)
    },
  }),
  toolSpec({
    name: 'match_prediction',
    label: '正在查询预测',
    description: '本站对一场比赛的赛前预测',
    input: Type.Object({ match_id: MatchId }),
    async run({ match_id }, context) {
      const match = await shownMatch(match_id, context)
      return match && matchPrediction(context, match)
    },
  }),
  toolSpec({
    name: 'rooms_on_air',
    label: '正在查询直播间',
    description: '正在直播的房间；给出 match_id 时只看这场比赛的',
    input: Type.Object({ match_id: Type.Optional(MatchId) }),
    async run({ match_id }, context) {
      const match = match_id === undefined ? null : await shownMatch(match_id, context)
      return match_id !== undefined && !match ? null : roomsOnAir(context, match)
    },
  }),
]

/** Everything that a model can read: what any visitor of the product can see, and no more. */
export const TOOL_SPECS: readonly ToolSpec[] = [...lists, ...teams, ...matches]
