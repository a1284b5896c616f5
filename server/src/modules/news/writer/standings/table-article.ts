import type { Block } from '@saidian/shared/contracts/content'
import { leaderOf } from '../facts/facts'
import { fittingTitle, type WrittenArticle } from '../text/article'
import { heading, type Linking, linked, paragraph } from '../text/blocks'
import { createPick, type Pick } from '../text/pick'
import { type Terms, termsOf } from '../text/terms'
import type { TableFacts, TableLine } from './table-facts'

/** The table of a league with the results of its round; null without a table. */
export function writeTable(facts: TableFacts): WrittenArticle | null {
  const { league, stage, tables, results } = facts
  const [first] = tables
  const [top, second] = first?.lines ?? []
  if (!first || !top || !second || results.length === 0) return null
  const pick = createPick(`table/${facts.of}/${league.name}`)
  const terms = termsOf(facts.sport)
  const linking = { to: facts.path, names: namesOf(facts) }
  const leaders = tables.map((table) => leaderText(table, terms, pick)).join('')
  const count = countText(facts, terms)
  const name = `${league.name}${stage}`
  return {
    title: fittingTitle([
      ...(first.gap > 0 && terms.hasPoints && tables.length === 1
        ? [`${name}综述：${top.team}${first.gap}分优势领跑`]
        : []),
      `${name}综述：${top.team}领跑${first.name === '' ? '积分榜' : first.name}`,
      `${name}综述`,
    ]),
    withoutResult: `${name}综述`,
    summary: `${name}的比赛全部结束。${leaders}`,
    blocks: [
      ...paragraph([`${name}的比赛全部结束，`, count, leaders], linking),
      ...tables.flatMap((table) => tableBlock(facts, table, terms, linking)),
      heading(pick('results', ['赛果一览', '全部赛果'])),
      {
        kind: 'list',
        isOrdered: false,
        items: results.map(({ home, away, score, path }) =>
          linked(`${home} ${score.join('-')} ${away}`, { ...linking, to: path }),
        ),
      },
    ],
  }
}

function namesOf({ league, tables, results }: TableFacts): string[] {
  const teams = tables.flatMap(({ lines }) => lines.map(({ team }) => team))
  return [league.name, ...teams, ...results.flatMap(({ home, away }) => [home, away])]
}

type Table = TableFacts['tables'][number]

function leaderText({ name, lines, gap }: Table, terms: Terms, pick: Pick): string {
  const [top, second] = lines
  if (!top || !second) return ''
  const where = name === '' ? '' : `${name}方面，`
  if (!terms.hasPoints) {
    const both = `${top.team}以${terms.record(top)}排在第1位，${second.team}${terms.record(second)}紧随其后`
    return `${where}${both}。`
  }
  const lead = pick(`leader ${name}`, [
    `${top.team}${top.played}战积${top.points}分领跑`,
    `${top.team}以${top.points}分排在首位`,
  ])
  return gap > 0
    ? `${where}${lead}，领先第2名的${second.team}${gap}分。`
    : `${where}${lead}，与${second.team}同分。`
}

function countText({ results, scored }: TableFacts, terms: Terms): string {
  const draws = results.filter(({ score }) => leaderOf(score) === null).length
  if (!terms.hasPoints) return `共有${results.length}场比赛分出胜负。`
  const ended = draws > 0 ? `，其中${draws}场战平` : ''
  return `${results.length}场比赛共打进${scored}球${ended}。`
}

const HEAD = ['排名', '球队', '场次', '胜/平/负', '进/失', '积分']
const HEAD_WITHOUT_POINTS = ['排名', '球队', '场次', '胜', '负']

function tableBlock(
  facts: TableFacts,
  { name, lines }: Table,
  terms: Terms,
  linking: Linking,
): Block[] {
  const cells = (line: TableLine) =>
    terms.hasPoints
      ? [
          ...[`${line.played}`, `${line.won}/${line.drawn}/${line.lost}`],
          ...[`${line.scored}/${line.conceded}`, `${line.points}`],
        ]
      : [`${line.played}`, `${line.won}`, `${line.lost}`]
  return [
    {
      kind: 'table',
      caption: `${facts.league.name}${name}${terms.hasPoints ? '积分榜' : '排名'}`,
      head: terms.hasPoints ? HEAD : HEAD_WITHOUT_POINTS,
      rows: lines.map((line) => [
        linked(`${line.position}`, linking),
        [{ text: line.team }],
        ...cells(line).map((text) => linked(text, linking)),
      ]),
      to: facts.path,
    },
  ]
}
