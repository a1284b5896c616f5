import type { Block } from '@saidian/shared/contracts/content'
import { leaderOf, seenBy } from '../facts/facts'
import type { FootballFacts } from '../facts/football-facts'
import { namesOf, stageText } from '../sections/opening'
import { standingAfter, streakAfter } from '../sections/standing'
import type { WrittenArticle } from '../text/article'
import { heading, linked, paragraph } from '../text/blocks'
import { momentText } from '../text/dates'
import { createPick, type Pick } from '../text/pick'
import { type Course, courseOf } from './course.rules'
import { minuteText, momentsOf } from './moments'
import { reportTitle, resultText } from './report-title'

/** The report of a finished match; null before its end. */
export function writeFootballReport(facts: FootballFacts): WrittenArticle | null {
  const course = courseOf(facts)
  if (!course) return null
  const pick = createPick(`report/${facts.match.id}`)
  const linking = { to: facts.path, names: namesOf(facts) }
  const result = resultText(facts, course, pick)
  const lead = `北京时间${momentText(facts.kickoffAt)}，${stageText(facts)}，${result}。`
  const standing = standingAfter(facts, pick)
  const after = paragraph([standing, ...[facts.home, facts.away].map(streakAfter)], linking)
  return {
    title: reportTitle(facts, course, pick),
    withoutResult: `${facts.league.name}战报：${facts.home.name}vs${facts.away.name}`,
    summary: lead + (keyText(facts, course) || standing),
    blocks: [
      ...paragraph([lead, keyText(facts, course)], linking),
      { kind: 'match', match: facts.match },
      ...courseBlocks(facts, course, pick, linking),
      ...figureBlocks(facts, pick, linking),
      ...(after.length > 0 ? [heading(facts.league.isCup ? '赛后' : '积分形势'), ...after] : []),
    ],
  }
}

type Linking = { to: string; names: readonly string[] }

/** The goal that decided the match; empty when it is not known. */
function keyText(
  { home, away }: FootballFacts,
  { decisive, late, winner, scorers }: Course,
): string {
  const [best] = scorers
  const team = winner === 'away' ? away : home
  if (decisive && decisive.kind !== 'own' && decisive.player !== '')
    return `${team.name}的${decisive.player}在第${minuteText(decisive)}分钟打进制胜球。`
  if (late && late.player !== '' && late.kind !== 'own')
    return `${late.player}在第${minuteText(late)}分钟打进扳平球。`
  return best ? `${best.name}一人打进${best.goals}球。` : ''
}

function courseBlocks(facts: FootballFacts, course: Course, pick: Pick, linking: Linking): Block[] {
  if (!course.isKnown) return paragraph([halfText(facts, pick)], linking)
  const { first, second, extra } = momentsOf(facts, pick)
  const quiet = pick('quiet', ['上半场双方均未破门。', '上半场双方都没能取得进球。'])
  const start = first.length > 0 ? first : [quiet]
  const later = pick('second half', ['易边再战，', '下半场，', '下半场开始后，'])
  return [
    heading(pick('course', ['比赛过程', '比赛回顾'])),
    ...paragraph([...start, halfText(facts, pick)], linking),
    ...paragraph(second.length > 0 ? [later, ...second] : ['下半场双方都没有改写比分。'], linking),
    ...paragraph([...extraText(facts, extra), shootoutText(facts, course)], linking),
  ]
}

function halfText({ half, home, away }: FootballFacts, pick: Pick): string {
  if (!half) return ''
  const leader = leaderOf(half)
  if (leader === null) return half[0] === 0 ? '' : `半场结束，双方战成${half.join('-')}。`
  const team = leader === 'home' ? home : away
  const start = pick('half', ['半场结束，', '上半场战罢，', '中场休息时，'])
  return `${start}${team.name}${seenBy(leader, half).join('-')}领先。`
}

function extraText({ extra, score }: FootballFacts, moments: string[]): string[] {
  if (!extra || !score) return []
  const start = `双方在常规时间里战成${score.join('-')}，比赛进入加时赛。`
  return moments.length > 0 ? [start, ...moments] : [start, '加时赛双方均未能进球。']
}

function shootoutText(
  { shootout, home, away }: FootballFacts,
  { winner, isShootout }: Course,
): string {
  if (!shootout || !isShootout || !winner) return ''
  const team = winner === 'home' ? home : away
  return `点球大战中，${team.name}以${seenBy(winner, shootout).join('-')}胜出。`
}

const SHOTS = 83
const ON_TARGET = 21
const POSSESSION = 25

function figureBlocks(facts: FootballFacts, pick: Pick, linking: Linking): Block[] {
  const { figures, home, away, path } = facts
  if (figures.length === 0) return []
  const of = (type: number) => figures.find((one) => one.type === type)?.values
  const [shots, onTarget, possession] = [of(SHOTS), of(ON_TARGET), of(POSSESSION)]
  const shooting =
    shots && onTarget
      ? `${pick('figures', ['全场比赛，', '数据方面，', '技术统计上，'])}${home.name}${shots[0]}次射门、` +
        `${onTarget[0]}次射正，${away.name}${shots[1]}次射门、${onTarget[1]}次射正。`
      : ''
  const share = possession ? `两队控球率为${possession[0]}%对${possession[1]}%。` : ''
  return [
    heading('技术统计'),
    ...paragraph([shooting, share], linking),
    {
      kind: 'table',
      caption: `${home.name}vs${away.name}技术统计`,
      head: ['', home.name, away.name],
      rows: figures.map(({ label, values, isShare }) => [
        [{ text: label }],
        ...values.map((value) => linked(`${value}${isShare ? '%' : ''}`, linking)),
      ]),
      to: path,
    },
  ]
}
