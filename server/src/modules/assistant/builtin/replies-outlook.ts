import type { MatchLine } from '../reading/match-line'
import { spokenMoment } from '../reading/moment'
import { matchOdds, matchPrediction, oddsName, roomsOnAir } from '../tools'
import { findMatch, teamsOf } from './find-match'
import { nothing, type Reply, type ReplyContext } from './reply'
import type { Understood } from './understood'

const SHOWN = 3

/** What one can ask of a match whose outlook the data does not have. */
const nextTo = ({ home, away, league }: MatchLine) => [
  `${home}近况`,
  `${away}近况`,
  `${league}积分榜`,
]

/** Quotations of the best known companies. */
export async function replyOdds(asked: Understood, context: ReplyContext): Promise<Reply> {
  const line = await findMatch(asked, context, 'next')
  if (!line) return nothing('这场比赛的赔率')
  const kind = asked.oddsKind ?? 'euro'
  const found = await matchOdds(context, line, kind)
  const pair = `${line.home}对${line.away}`
  if (!found) return nothing(`${pair}的${oddsName(line.sport, kind)}`, nextTo(line))
  const { companies, name } = found.data
  const texts = companies.slice(0, SHOWN).map(({ company, opening, now }) => {
    const first = opening && opening.plain !== now?.plain ? `，初盘 ${opening.plain}` : ''
    return `- ${company}：${now?.plain ?? '-'}${first}`
  })
  const head = `${pair}（${spokenMoment(line.kickoffMs)}）${name}，共 ${companies.length} 家[1]：`
  return {
    text: `${head}\n\n${texts.join('\n')}`,
    found: [found],
    suggestions: [`${pair}预测`, `${pair}历史交锋`],
  }
}

/** The locked prediction of a match. */
export async function replyPrediction(asked: Understood, context: ReplyContext): Promise<Reply> {
  const line = await findMatch(asked, context, 'next')
  if (!line) return nothing('这场比赛的预测')
  const found = await matchPrediction(context, line)
  const pair = `${line.home}对${line.away}`
  if (!found) return nothing(`${pair}的预测`, nextTo(line))
  const { home, draw, away, scores, total, lockedAt, settled } = found.data
  const texts = [
    `${line.home}胜 ${home}`,
    ...(draw ? [`平局 ${draw}`] : []),
    `${line.away}胜 ${away}`,
  ]
  const likely = scores.length > 0 ? `最可能的比分：${scores.join('、')}。` : ''
  const more = `${total ? `${total}。` : ''}${settled ? `结果：${settled}。` : ''}`
  return {
    text:
      `${pair}，赛前预测（${spokenMoment(lockedAt)} 锁定）：${texts.join('，')}[1]。` +
      `${likely}${more}以上是概率，不是建议。`,
    found: [found],
    suggestions: [`${pair}赔率`, `${pair}历史交锋`],
  }
}

/** Rooms on air. */
export async function replyRooms(asked: Understood, context: ReplyContext): Promise<Reply> {
  const isAboutMatch = teamsOf(asked, context).length > 0 || asked.ordinal !== null
  const line = isAboutMatch ? await findMatch(asked, context, 'next') : null
  if (isAboutMatch && !line) return nothing('这场比赛')
  const found = await roomsOnAir(context, line)
  const about = line ? `${line.home}对${line.away}` : ''
  if (found.data.length === 0) return nothing(`${about}正在直播的房间`, ['今天有哪些比赛'])
  const texts = found.data
    .slice(0, SHOWN)
    .map(({ title, anchor, match }) => `- ${title}（主播 ${anchor}${match ? `，${match}` : ''}）`)
  return {
    text: `${about}正在直播的房间共 ${found.data.length} 个[1]：\n\n${texts.join('\n')}`,
    found: [found],
    suggestions: ['现在有哪些比赛'],
  }
}
