import { leaderOf, type Pair, type Side, seenBy } from '../facts/facts'
import type { FootballFacts, Goal, SentOff } from '../facts/football-facts'
import type { Pick } from '../text/pick'

type Moment = { minute: number; added: number | null; text: string }

const HALF_TIME = 45
const FULL_TIME = 90

/** 88, or 90+4 in added time. */
export function minuteText({ minute, added }: Omit<Moment, 'text'>): string {
  return added ? `${minute}+${added}` : String(minute)
}

/** Sentences about goals, dismissals and missed penalties, by part of the match. */
export function momentsOf(facts: FootballFacts, pick: Pick) {
  const all = [
    ...facts.goals.map((goal, at) => ({ ...goal, text: goalText(facts, at, pick) })),
    ...facts.sentOff.map((card, at) => ({ ...card, text: cardText(facts, card, pick, at) })),
    ...facts.missed.map((miss) => ({ ...miss, text: missedText(facts, miss) })),
  ].sort((a, b) => a.minute - b.minute || (a.added ?? 0) - (b.added ?? 0))
  const between = (from: number, to: number) =>
    all.filter(({ minute }: Moment) => minute > from && minute <= to).map(({ text }) => text)
  return {
    first: between(-1, HALF_TIME),
    second: between(HALF_TIME, FULL_TIME),
    extra: between(FULL_TIME, Number.POSITIVE_INFINITY),
  }
}

function goalText(facts: FootballFacts, at: number, pick: Pick): string {
  const goal = facts.goals[at]
  if (!goal) return ''
  const before = facts.goals[at - 1]?.score ?? [0, 0]
  const minute = `第${minuteText(goal)}分钟，`
  const scored = { facts, goal, before, pick, at }
  return `${minute}${scorerText(facts, goal, pick, at)}，${effectText(scored)}。`
}

function scorerText(facts: FootballFacts, goal: Goal, pick: Pick, at: number): string {
  const { player, assist, kind, side } = goal
  const team = facts[side].name
  if (kind === 'own') return `${ofTeam(facts[other(side)].name, player)}自摆乌龙`
  const who = ofTeam(team, player)
  if (kind === 'penalty') return `${who}主罚点球命中`
  if (assist !== '' && player !== '')
    return pick(`goal ${at}`, [
      `${who}接${assist}助攻破门`,
      `${assist}送出助攻，${who}破门得分`,
      `${who}得到${assist}的助攻后将球打进`,
    ])
  return pick(`goal ${at}`, [`${who}破门得分`, `${who}攻入一球`, `${who}取得进球`])
}

type Scored = { facts: FootballFacts; goal: Goal; before: Pair; pick: Pick; at: number }

/** What a goal makes of the score, which is given as the side that scored sees it. */
function effectText({ facts, goal, before, pick, at }: Scored): string {
  const { side } = goal
  const team = facts[side].name
  const total = seenBy(side, goal.score).join('-')
  const [was, is] = [leaderOf(before), leaderOf(goal.score)]
  const choose = (...options: [string, ...string[]]) => pick(`effect ${at}`, options)
  if (before[0] + before[1] === 0)
    return choose(`${team}首开纪录`, `${team}打破僵局`, `${team}率先取得领先`, '打破场上僵局')
  if (is === null) return choose(`将比分扳成${total}`, `场上比分变为${total}平`, `${team}扳平比分`)
  if (was === side)
    return choose(
      `${team}将比分改写为${total}`,
      `${team}扩大领先优势，比分来到${total}`,
      `${total}`,
    )
  if (was !== null)
    return choose(`${team}扳回一城，将比分追至${total}`, `${team}将差距缩小，比分变为${total}`)
  const hasTrailed = facts.goals.slice(0, at).some((one) => leaderOf(one.score) === other(side))
  return hasTrailed
    ? choose(
        `${team}以${total}反超比分`,
        `${team}将比分反超为${total}`,
        `${total}，${team}完成反超`,
      )
    : choose(`${team}再度取得领先，比分变为${total}`, `${total}，${team}再次超出`)
}

function cardText(facts: FootballFacts, card: SentOff, pick: Pick, at: number): string {
  const who = ofTeam(facts[card.side].name, card.player)
  const minute = minuteText(card)
  return pick(`card ${at}`, [
    `第${minute}分钟，${who}被红牌罚下。`,
    `第${minute}分钟，${who}吃到红牌离场。`,
  ])
}

function missedText(facts: FootballFacts, miss: SentOff): string {
  const who = ofTeam(facts[miss.side].name, miss.player)
  return `第${minuteText(miss)}分钟，${who}主罚的点球未能罚进。`
}

function ofTeam(team: string, player: string): string {
  return player === '' ? team : `${team}的${player}`
}

function other(side: Side): Side {
  return side === 'home' ? 'away' : 'home'
}
