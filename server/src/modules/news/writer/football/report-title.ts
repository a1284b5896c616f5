import { seenBy } from '../facts/facts'
import type { FootballFacts } from '../facts/football-facts'
import { fittingTitle } from '../text/article'
import type { Pick } from '../text/pick'
import type { Course } from './course.rules'

/** The result as a sentence without its end: 巴萨客场2-1逆转塞尔塔. */
export function resultText(facts: FootballFacts, course: Course, pick: Pick): string {
  const { home, away, isNeutral } = facts
  const { final, winner, isShootout } = course
  const at = isNeutral ? '' : '主场'
  if (winner === null || isShootout) {
    const level =
      final[0] === 0
        ? pick('goalless', [
            `${home.name}${at}与${away.name}互交白卷`,
            `${home.name}${at}0-0战平${away.name}`,
          ])
        : `${home.name}${at}${final.join('-')}战平${away.name}`
    return isShootout ? `${level}，${shootoutResult(facts, course)}` : level
  }
  const [team, rival] = winner === 'home' ? [home, away] : [away, home]
  const where = isNeutral ? '' : winner === 'home' ? '主场' : '客场'
  const score = seenBy(winner, final).join('-')
  return `${team.name}${where}${score}${verbOf(course, pick)}${rival.name}`
}

function shootoutResult({ home, away, shootout }: FootballFacts, { winner }: Course): string {
  if (!shootout || !winner) return ''
  const team = winner === 'home' ? home : away
  return `${team.name}点球大战${seenBy(winner, shootout).join('-')}胜出`
}

function verbOf({ isComeback, final }: Course, pick: Pick): string {
  const margin = Math.abs(final[0] - final[1])
  if (isComeback) return '逆转'
  if (margin >= 4) return pick('verb', ['大胜', '狂胜'])
  if (margin === 3) return pick('verb', ['完胜', '大胜'])
  if (margin === 2) return pick('verb', ['击败', '战胜', '力克'])
  return pick('verb', ['小胜', '力克', '击败', '战胜'])
}

/** The news of the match in at most 28 characters. */
export function reportTitle(facts: FootballFacts, course: Course, pick: Pick): string {
  const { league, home, away } = facts
  const { final, winner, isShootout } = course
  const rival = winner === 'home' ? away : home
  const team = winner === 'home' ? home : away
  const result = isShootout
    ? `${team.name}点球大战${league.isCup ? '淘汰' : '击败'}${rival.name}`
    : resultText(facts, course, pick)
  const stars = starsOf(course)
  return fittingTitle([
    ...stars.map((star) =>
      pick('order', [`${league.name}-${star} ${result}`, `${league.name}-${result} ${star}`]),
    ),
    `${league.name}-${result}`,
    result,
    `${home.name}${final.join('-')}${away.name}`,
  ])
}

function starsOf({ scorers, late, winner }: Course): string[] {
  const own = scorers.filter(({ side }) => winner === null || side === winner)
  const [best] = own
  const isNamed = late && late.kind !== 'own' && late.player !== ''
  return [
    ...(best && best.goals > 2 ? [`${best.name}戴帽`] : []),
    ...(isNamed ? [`${late.player}${winner === null ? '绝平' : '绝杀'}`] : []),
    ...(best && best.goals === 2 ? [`${best.name}双响`] : []),
  ]
}
