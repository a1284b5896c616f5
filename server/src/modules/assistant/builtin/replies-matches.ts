import { SPORT } from '@saidian/shared/contracts/personal'
import type { Subject } from '../names/name-book'
import { foremost, type MatchLine } from '../reading/match-line'
import { matchDetail } from '../tools'
import { findMatch, findMatches, teamsOf } from './find-match'
import { listText, matchText, outcomeText } from './match-text'
import { nothing, type Reply, type ReplyContext } from './reply'
import type { Understood } from './understood'

const MAX_LINES = 10

/** 今晚有哪些比赛, 英超上轮, 曼联的赛程. */
export async function replyMatches(asked: Understood, context: ReplyContext): Promise<Reply> {
  const found = await findMatches(asked, context)
  const scope = scopeText(asked, context)
  const lines = found.data
  if (lines.length === 0 && found.source.link === '') return nothing('这支球队或这项赛事的比赛')
  if (lines.length === 0) return nothing(`${scope}的比赛`, ['今天有哪些比赛', '明天有哪些比赛'])
  const days = new Set(lines.map(({ kickoff }) => kickoff.slice(0, 10)))
  const shown = foremost(lines, MAX_LINES).map((line) => `- ${listText(line, days.size > 1)}`)
  const more = lines.length > MAX_LINES ? `\n\n其余 ${lines.length - MAX_LINES} 场见列表。` : ''
  return {
    text: `${scope}共 ${lines.length} 场比赛[1]：\n\n${shown.join('\n')}${more}`,
    found: [found],
    suggestions: suggestionsOf(foremost(lines, 1)[0]),
  }
}

function scopeText(asked: Understood, context: ReplyContext): string {
  const { when, leagues, sport } = asked
  const [team, other] = teamsOf(asked, context)
  const names = team ? [team, ...(other ? [other] : [])] : leagues
  const who = names.map(({ name }) => name).join('、')
  const general = who || (sport === 1 ? '足球' : sport === 2 ? '篮球' : '')
  if (when === null) return `${team || leagues.length > 0 ? '' : '今天'}${general}`
  if (when.kind === 'span') return `${when.label}${general}`
  const labels = { last: '上轮', next: '下轮', round: '本轮', now: '正在进行' }
  return `${general}${labels[when.kind]}`
}

function suggestionsOf(line: MatchLine | undefined): string[] {
  if (!line) return []
  const pair = `${line.home}对${line.away}`
  return line.state === 'over'
    ? [
        `${pair}${line.sport === SPORT.basketball ? '谁得分最高' : '谁进球了'}`,
        `${line.league}积分榜`,
        `${line.home}下一场`,
      ]
    : [`${pair}预测`, `${pair}赔率`, `${pair}历史交锋`]
}

/** The score, time or opponent of one match. */
export async function replyMatch(asked: Understood, context: ReplyContext): Promise<Reply> {
  const isPast = asked.intent === 'score'
  const line = await findMatch(asked, context, isPast ? 'last' : 'next')
  const [team] = teamsOf(asked, context)
  if (!line) {
    // An opponent of a team that the data does not name.
    if (!team && asked.intent === 'opponent') return nothing('这支球队')
    const many = team ? null : await findMatches(asked, context)
    if (many && many.data.length > 1) return replyMatches(asked, context)
    if (many?.source.link === '') return nothing('这支球队或这项赛事的比赛')
    return nothing(`${scopeText(asked, context)}的比赛`)
  }
  const detail = await matchDetail(context, line)
  if (!detail) return nothing('这场比赛')
  const texts = [matchText(line), ...sentencesOf(asked, line, team)]
  return { text: texts.join(''), found: [detail], suggestions: suggestionsOf(line) }
}

function sentencesOf({ intent }: Understood, line: MatchLine, team: Subject | undefined): string[] {
  if (!team) return []
  const isHome = line.homeId === team.id
  if (!isHome && line.awayId !== team.id) return []
  const outcome = outcomeText(line, team.id, team.name)
  if (intent !== 'opponent' && intent !== 'match') return [outcome]
  const opponent = isHome ? line.away : line.home
  return [`${team.name}的对手是${opponent}，${isHome ? '主场' : '客场'}。`, outcome]
}
