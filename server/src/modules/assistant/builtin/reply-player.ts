import { playerFacts } from '../tools'
import { nothing, type Reply, type ReplyContext } from './reply'
import type { Understood } from './understood'

/** Who a player is, and what they did in the last matches of their team. */
export async function replyPlayer(
  { players, ambiguous }: Understood,
  context: ReplyContext,
): Promise<Reply> {
  const player = players[0]
  if (!player) return ambiguous.length > 0 ? whichPlayer(ambiguous, context) : nothing('这名球员')
  const found = await playerFacts(context, context.db, player.id)
  if (!found) return nothing('这名球员')
  const { name, team, position, shirtNumber, matches } = found.data
  const facts = [
    ...(team ? [`效力于${team}`] : []),
    ...(position ? [position] : []),
    ...(shirtNumber === null ? [] : [`${shirtNumber}号`]),
  ]
  const texts = matches.map(({ match, facts: done }) => {
    const values = Object.entries(done).map(([what, value]) => `${what} ${value}`)
    const played = `${match.home} ${match.score ?? '对'} ${match.away}`
    return `- ${match.kickoff.slice(0, 10)} ${played}：${values.join('，')}`
  })
  const known = `${name}${facts.length > 0 ? `，${facts.join('，')}` : ''}[1]。`
  const recent =
    texts.length > 0 ? `\n\n最近的比赛：\n\n${texts.join('\n')}` : '数据中没有他最近比赛的记录。'
  return {
    text: `${known}${recent}`,
    found: [found],
    suggestions: team ? [`${team}下一场`, `${team}近况`] : [],
  }
}

/** A name of several players: the asker chooses by the team. */
function whichPlayer(players: Understood['players'], { book }: ReplyContext): Reply {
  const named = players.map(({ name, teamId }) => {
    const team = teamId ? book.team(teamId)?.name : null
    return team ? `${team}的${name}` : name
  })
  return {
    text: `有多名球员叫这个名字：${named.join('、')}。你问的是哪一位？`,
    found: [],
    suggestions: named.slice(0, 4),
  }
}
