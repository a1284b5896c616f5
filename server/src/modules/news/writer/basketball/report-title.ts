import { QUARTERS } from '@saidian/shared/lib/basketball'
import type { BasketballFacts, PlayerFacts } from '../facts/basketball-facts'
import { leaderOf, type Pair, seenBy } from '../facts/facts'
import { fittingTitle } from '../text/article'
import type { Pick } from '../text/pick'

const DOUBLE = 10
const COMEBACK = 12
const CLOSE = 3
const GREAT = 20
const STAR = 20

/** The result as a sentence without its end: 公牛客场114-106击败湖人. */
export function gameResult(facts: BasketballFacts, score: Pair, pick: Pick): string {
  const { home, away, isNeutral } = facts
  const winner = leaderOf(score)
  if (winner === null) return `${home.name}与${away.name}战成${score[0]}平`
  const [team, rival] = winner === 'home' ? [home, away] : [away, home]
  const where = isNeutral ? '' : winner === 'home' ? '主场' : '客场'
  const result = seenBy(winner, score).join('-')
  return `${team.name}${where}${result}${verbOf(facts, pick)}${rival.name}`
}

function verbOf({ periods, margin, flow, score }: BasketballFacts, pick: Pick): string {
  const winner = score && leaderOf(score)
  const trailed = flow && winner ? flow.leads[winner === 'home' ? 'away' : 'home'] : 0
  if (trailed >= COMEBACK) return periods.length > QUARTERS ? '加时逆转' : '逆转'
  if (periods.length > QUARTERS) return pick('verb', ['加时击败', '加时力克'])
  if (margin <= CLOSE) return pick('verb', ['险胜', '惊险击败'])
  if (margin >= GREAT) return pick('verb', ['大胜', '狂胜'])
  return pick('verb', ['击败', '战胜', '力克'])
}

/** 27分11篮板3助攻: points, rebounds and assists, and what else stands out. */
export function linesText({ points, rebounds, assists, steals, blocks }: PlayerFacts): string {
  const others = [
    rebounds > 0 ? `${rebounds}篮板` : '',
    assists > 0 ? `${assists}助攻` : '',
    steals > 2 ? `${steals}抢断` : '',
    blocks > 2 ? `${blocks}盖帽` : '',
  ]
  return `${points}分${others.join('')}`
}

/** The news of the game in at most 28 characters. */
export function gameTitle(facts: BasketballFacts, score: Pair, pick: Pick): string {
  const { league, home, away } = facts
  const result = gameResult(facts, score, pick)
  return fittingTitle([
    ...starTexts(facts, leaderOf(score) ?? 'home').map(
      (star) => `${league.name}-${result} ${star}`,
    ),
    `${league.name}-${result}`,
    result,
    `${home.name}${score.join('-')}${away.name}`,
  ])
}

/** What the best scorer of a side did, longest first; none for an ordinary game. */
function starTexts({ players }: BasketballFacts, winner: 'home' | 'away'): string[] {
  const [best] = players[winner]
  if (!best) return []
  const { name, points } = best
  const doubles = [best.rebounds, best.assists].filter((figure) => figure >= DOUBLE)
  return [
    ...(doubles.length > 0 ? [`${name}${[points, ...doubles].join('+')}`] : []),
    ...(points >= STAR ? [`${name}${points}分`] : []),
  ]
}
