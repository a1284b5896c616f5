import type { MatchLine } from '../reading/match-line'
import { type Detail, matchDetail, matchLineup, type Sheet } from '../tools'
import { findMatch, teamsOf } from './find-match'
import { matchText } from './match-text'
import { nothing, type Reply, type ReplyContext } from './reply'
import type { Understood } from './understood'

type Describe = (detail: Detail, asked: Understood) => string | null

const SIDE_NAMES = (match: MatchLine) => ({ home: match.home, away: match.away })

const goalsText: Describe = ({ match, goals, box }) => {
  if (match.sport === 2) return box.length > 0 ? scorersText(box) : null
  if (match.score === null) return null
  if (goals.length === 0) return match.score === '0-0' ? '没有进球。' : null
  const teams = SIDE_NAMES(match)
  const texts = goals.map(({ minute, side, player, what }) => {
    const kind = what === '进球' ? '' : `（${what}）`
    return `${minute} ${player}${kind}（${teams[side]}）`
  })
  return `进球：${texts.join('，')}。`
}

const cardsText: Describe = ({ match, cards }) => {
  if (match.sport === 2 || match.score === null) return null
  if (cards.length === 0) return '没有红黄牌记录。'
  const teams = SIDE_NAMES(match)
  const texts = cards.map(
    ({ minute, side, player, what }) => `${minute} ${player}${what}（${teams[side]}）`,
  )
  return `红黄牌：${texts.join('，')}。`
}

const statisticsText: Describe = ({ match, statistics }, { statistic }) => {
  const wanted = statistics.filter(({ name }) => statistic === null || name === statistic)
  if (wanted.length === 0) return null
  const texts = wanted.map(({ name, home, away }) => {
    const unit = name === '控球率' ? '%' : ''
    return `${name} ${match.home} ${home}${unit}，${match.away} ${away}${unit}`
  })
  return `技术统计：${texts.join('；')}。`
}

const boxText: Describe = ({ match, box, periods }, asked) => {
  if (match.sport !== 2) return null
  const byPeriod = periods
    ? `各节：${match.home} ${periods.home.join('、')}，${match.away} ${periods.away.join('、')}。`
    : null
  if (asked.statistic?.endsWith('节')) return byPeriod
  if (box.length > 0) return scorersText(box)
  return byPeriod && `数据中没有这场比赛的球员数据。${byPeriod}`
}

function scorersText(box: Detail['box']): string {
  const texts = box
    .slice(0, 3)
    .map(
      (line) =>
        `${line.player}（${line.team}）${line.points}分${line.rebounds}篮板${line.assists}助攻`,
    )
  return `得分最高：${texts.join('，')}。`
}

const TEXTS: Partial<Record<NonNullable<Understood['intent']>, { text: Describe; what: string }>> =
  {
    goals: { text: goalsText, what: '进球记录' },
    cards: { text: cardsText, what: '红黄牌记录' },
    statistics: { text: statisticsText, what: '技术统计' },
    box: { text: boxText, what: '球员数据' },
  }

/** Goals, cards, statistics or the box score of one match. */
export async function replyDetail(asked: Understood, context: ReplyContext): Promise<Reply> {
  const kind = asked.intent && TEXTS[asked.intent]
  const line = await findMatch(asked, context, 'last')
  if (!line || !kind) return missing(asked, context, kind?.what ?? '数据')
  const found = await matchDetail(context, line)
  const text = found && kind.text(found.data, asked)
  const suggestions = [`${line.home}近况`, `${line.league}积分榜`]
  if (!found || !text) return nothing(`${line.home}对${line.away}的${kind.what}`, suggestions)
  return { text: `${matchText(line, context.now)}${text}`, found: [found], suggestions }
}

/** No such match: 数据中没有皇马上一场的进球记录. */
function missing(asked: Understood, context: ReplyContext, what: string): Reply {
  const [team] = teamsOf(asked, context)
  if (!team) return nothing(`这场比赛的${what}`)
  const which = asked.when?.kind === 'next' ? '下一场' : '上一场'
  return nothing(`${team.name}${which}的${what}`, [`${team.name}下一场`, `${team.name}排名第几`])
}

/** Who starts, who is out. */
export async function replyLineup(asked: Understood, context: ReplyContext): Promise<Reply> {
  const line = await findMatch(asked, context, 'next')
  if (!line) return nothing('这场比赛的阵容')
  const found = await matchLineup(context, line)
  const pair = `${line.home}对${line.away}`
  if (!found) return nothing(`${pair}的阵容`, [`${line.home}近况`, `${line.away}近况`])
  const text = found.data.map(sheetText).join('')
  return {
    text: `${matchText(line, context.now)}${text}`,
    found: [found],
    suggestions: [`${pair}预测`, `${pair}赔率`],
  }
}

function sheetText({ team, confirmed, formation, coach, starters, out }: Sheet): string {
  const state = confirmed ? '' : '（预计）'
  const shape = formation ? `${formation}，` : ''
  const led = coach ? `主教练${coach}，` : ''
  const names = starters.length > 0 ? `首发${state}：${starters.join('、')}。` : '首发尚未公布。'
  const missing = out.map(({ player, why }) => `${player}（${why}）`).join('、')
  return `\n\n${team}：${shape}${led}${names}${missing ? `缺阵：${missing}。` : ''}`
}
