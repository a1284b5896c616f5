import type { Block } from '@saidian/shared/contracts/content'
import { periodText } from '@saidian/shared/lib/basketball'
import type { BasketballFacts } from '../facts/basketball-facts'
import { leaderOf, type Side } from '../facts/facts'
import { namesOf, stageText } from '../sections/opening'
import { standingAfter, streakAfter } from '../sections/standing'
import type { WrittenArticle } from '../text/article'
import { heading, type Linking, linked, paragraph } from '../text/blocks'
import { momentText } from '../text/dates'
import { createPick } from '../text/pick'
import { courseText, flowText } from './course-text'
import { gameResult, gameTitle, linesText } from './report-title'

const NAMED_PLAYERS = 3

/** The report of a finished game; null before its end. */
export function writeBasketballReport(facts: BasketballFacts): WrittenArticle | null {
  if (!facts.score) return null
  const pick = createPick(`report/${facts.match.id}`)
  const linking = { to: facts.path, names: namesOf(facts) }
  const result = gameResult(facts, facts.score, pick)
  const lead = `北京时间${momentText(facts.kickoffAt)}，${stageText(facts)}，${result}。`
  const best = bestText(facts)
  const standing = standingAfter(facts, pick)
  const after = paragraph([standing, ...[facts.home, facts.away].map(streakAfter)], linking)
  return {
    title: gameTitle(facts, facts.score, pick),
    withoutResult: `${facts.league.name}战报：${facts.home.name}vs${facts.away.name}`,
    summary: lead + (best || standing),
    blocks: [
      ...paragraph([lead, best], linking),
      { kind: 'match', match: facts.match },
      heading(pick('course', ['比赛过程', '比赛回顾'])),
      ...paragraph([courseText(facts, pick)], linking),
      ...paragraph([flowText(facts, pick)], linking),
      ...periodTable(facts, linking),
      ...playerBlocks(facts, linking),
      ...figureBlocks(facts, linking),
      ...(after.length > 0 ? [heading('排名形势'), ...after] : []),
    ],
  }
}

/** The best scorer of each side; empty without a box score. */
function bestText(facts: BasketballFacts): string {
  const sides: Side[] = facts.score && leaderOf(facts.score) === 'away' ? AWAY_FIRST : HOME_FIRST
  const texts = sides.flatMap((side) => {
    const [best] = facts.players[side]
    return best ? [`${facts[side].name}的${best.name}得到${linesText(best)}`] : []
  })
  return texts.length === sides.length ? `${texts.join('，')}。` : ''
}

const HOME_FIRST: Side[] = ['home', 'away']
const AWAY_FIRST: Side[] = ['away', 'home']

function periodTable(
  { home, away, periods, score, path }: BasketballFacts,
  linking: Linking,
): Block[] {
  if (!score || periods.length === 0) return []
  const row = (name: string, side: 0 | 1) => [
    [{ text: name }],
    ...periods.map((points) => linked(String(points[side]), linking)),
    linked(String(score[side]), linking),
  ]
  return [
    {
      kind: 'table',
      caption: '分节比分',
      head: ['', ...periods.map((_, at) => periodText(at + 1, periods.length)), '总分'],
      rows: [row(home.name, 0), row(away.name, 1)],
      to: path,
    },
  ]
}

function playerBlocks(facts: BasketballFacts, linking: Linking): Block[] {
  const { players } = facts
  if (players.home.length === 0 && players.away.length === 0) return []
  const items = (side: Side) =>
    players[side]
      .slice(0, NAMED_PLAYERS)
      .map((player) => `${player.name}（${facts[side].name}）：${linesText(player)}`)
  return [
    heading('球员表现'),
    {
      kind: 'list',
      isOrdered: false,
      items: [...items('home'), ...items('away')].map((text) => linked(text, linking)),
    },
  ]
}

function figureBlocks({ figures, home, away, path }: BasketballFacts, linking: Linking): Block[] {
  if (figures.length === 0) return []
  return [
    {
      kind: 'table',
      caption: '球队数据',
      head: ['', home.name, away.name],
      rows: figures.map(({ label, values, isShare }) => [
        [{ text: label }],
        ...values.map((value) => linked(`${value}${isShare ? '%' : ''}`, linking)),
      ]),
      to: path,
    },
  ]
}
