import { SPORT } from '@saidian/shared/contracts/personal'
import type { Subject } from '../names/name-book'
import { foremost, type MatchLine } from '../reading/match-line'
import { matchDetail } from '../tools'
import { findMatch, findMatches, NAMED_MATCHES, teamsOf } from './find-match'
import { isPassed, listText, matchText, outcomeText } from './match-text'
import { nothing, type Reply, type ReplyContext } from './reply'
import type { Understood } from './understood'

/** 今晚有哪些比赛, 英超上轮, 曼联的赛程. */
export async function replyMatches(asked: Understood, context: ReplyContext): Promise<Reply> {
  const found = await findMatches(asked, context)
  const scope = scopeText(asked, context)
  const lines = found.data
  if (lines.length === 0 && found.source.link === '') return nothing('这支球队或这项赛事的比赛')
  if (lines.length === 0) return noMatches(asked, context, scope)
  const days = new Set(lines.map(({ kickoff }) => kickoff.slice(0, 10)))
  const view = { showsDay: days.size > 1, now: context.now }
  const shown = foremost(lines, NAMED_MATCHES).map((line) => `- ${listText(line, view)}`)
  const more =
    lines.length > NAMED_MATCHES ? `\n\n其余 ${lines.length - NAMED_MATCHES} 场见赛程页[1]。` : ''
  return {
    text: `${countText(asked, scope, lines.length)}[1]：\n\n${shown.join('\n')}${more}`,
    found: [found],
    suggestions: suggestionsOf(foremost(lines, 1)[0], context.now),
  }
}

function countText({ when }: Understood, scope: string, count: number): string {
  return when?.kind === 'now' ? `${scope}的比赛共 ${count} 场` : `${scope}共 ${count} 场比赛`
}

const OF_TEAM = { last: '上一场', next: '下一场', round: '本轮', now: '正在进行' }
const OF_LEAGUE = { last: '上轮', next: '下轮', round: '本轮', now: '正在进行' }

/** Nothing in this time; of a team the next match, which is what the asker looks for. */
async function noMatches(asked: Understood, context: ReplyContext, scope: string): Promise<Reply> {
  const none = nothing(`${scope}的比赛`, ['今天有哪些比赛', '明天有哪些比赛'])
  const [team, other] = teamsOf(asked, context)
  if (!team || other || asked.when?.kind !== 'span' || asked.when.to < context.now) return none
  const next = { ...asked, when: { kind: 'next' as const } }
  const line = await findMatch(next, context, 'next')
  const detail = line && (await matchDetail(context, line))
  if (!line || !detail) return none
  const text = `${none.text}${team.name}下一场：${matchText(line, context.now)}`
  return { text, found: [detail], suggestions: suggestionsOf(line, context.now) }
}

function scopeText(asked: Understood, context: ReplyContext): string {
  const { when, leagues, sport } = asked
  const [team, other] = teamsOf(asked, context)
  const names = team ? [team, ...(other ? [other] : [])] : leagues
  const who = names.map(({ name }) => name).join('、')
  const general = who || (sport === 1 ? '足球' : sport === 2 ? '篮球' : '')
  if (when === null) return `${team || leagues.length > 0 ? '' : '今天'}${general}`
  if (when.kind === 'span') return `${when.label}${general}`
  const labels = team ? OF_TEAM : OF_LEAGUE
  return `${general}${labels[when.kind]}`
}

function suggestionsOf(line: MatchLine | undefined, now: number): string[] {
  if (!line) return []
  if (line.state === 'coming' && isPassed(line.kickoffMs, now))
    return [`${line.home}近况`, `${line.away}近况`, `${line.league}积分榜`]
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
    return noMatches(asked, context, scopeText(asked, context))
  }
  const detail = await matchDetail(context, line)
  if (!detail) return nothing('这场比赛')
  const texts = [matchText(line, context.now), ...sentencesOf(asked, line, team)]
  return { text: texts.join(''), found: [detail], suggestions: suggestionsOf(line, context.now) }
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
