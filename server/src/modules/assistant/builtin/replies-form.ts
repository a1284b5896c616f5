import type { Subject } from '../names/name-book'
import { spokenMoment } from '../reading/moment'
import { type Form, teamForm } from '../tools'
import { findMatch, teamsOf } from './find-match'
import { nothing, type Reply, type ReplyContext } from './reply'
import type { Understood } from './understood'

const SIDES = { home: '主场', away: '客场' }

/** The last matches of a team. */
export async function replyForm(asked: Understood, context: ReplyContext): Promise<Reply> {
  const { side, ofOpponent } = asked
  const [named] = teamsOf(asked, context)
  const team = ofOpponent && named ? await opponentOf(named, asked, context) : named
  if (!team) return nothing('这支球队或这名球员的近况')
  const count = asked.count ?? 5
  const form = await teamForm(context, { team, side, count })
  if (!form) {
    const at = side ? SIDES[side] : ''
    return nothing(`${team.name}${at}已经完场的比赛`, [
      `${team.name}下一场`,
      `${team.name}排名第几`,
    ])
  }
  return {
    text: `${formText(form.data)}[1]。${streakText(form.data)}`,
    found: [form],
    suggestions: [`${team.name}下一场`, `${team.name}排名第几`, `${team.name}主场近况`],
  }
}

async function opponentOf(
  team: Subject,
  asked: Understood,
  context: ReplyContext,
): Promise<Subject | null> {
  const line = await findMatch(asked, context, 'next')
  return line && context.book.team(line.homeId === team.id ? line.awayId : line.homeId)
}

function formText({ team, side, matches, won, drawn, lost, scored, conceded, results }: Form) {
  const at = side ? SIDES[side] : ''
  const draws = matches[0]?.sport === 2 ? '' : `${drawn}平`
  return (
    `${team}${at}近${matches.length}场${won}胜${draws}${lost}负，` +
    `得${scored}失${conceded}，由近到远：${results}`
  )
}

const streakText = ({ streak }: Form) => (streak ? `目前${streak}。` : '')

/** Earlier matches of two teams. */
export async function replyHeadToHead(asked: Understood, context: ReplyContext): Promise<Reply> {
  const [team, other] = await pairOf(asked, context)
  if (!team || !other) return nothing('这两支球队的交锋记录')
  const { side } = asked
  const form = await teamForm(context, { team, other, side, count: asked.count ?? 10 })
  const names = `${team.name}与${other.name}`
  if (!form) return nothing(`${names}的交锋记录`, [`${team.name}近况`, `${other.name}近况`])
  const { matches, won, drawn, lost } = form.data
  const newest = matches[0]
  const draws = newest?.sport === 2 ? '' : `${drawn}平`
  const last = newest
    ? `最近一次是 ${spokenMoment(newest.kickoffMs)}，${newest.home} ${newest.score} ${newest.away}。`
    : ''
  const at = side ? `${team.name}${SIDES[side]}` : ''
  return {
    text: `${names}${at}近${matches.length}次交锋，${team.name}${won}胜${draws}${lost}负[1]。${last}`,
    found: [form],
    suggestions: [`${team.name}近况`, `${other.name}近况`, `${team.name}对${other.name}预测`],
  }
}

/** Two named teams, or those of the match that one of them plays. */
async function pairOf(asked: Understood, context: ReplyContext): Promise<Subject[]> {
  const teams = teamsOf(asked, context)
  if (teams.length > 1) return teams
  const line = await findMatch(asked, context, 'next')
  if (!line) return teams
  const ids = teams[0]?.id === line.awayId ? [line.awayId, line.homeId] : [line.homeId, line.awayId]
  return ids.flatMap((id) => context.book.team(id) ?? [])
}
