import type { FootballFacts } from '../facts/football-facts'
import { figuresOf, paragraphsOf, textsOf } from '../testing/article-text'
import { footballFacts, standing, team } from '../testing/facts'
import { writeFootballReport } from './report'

function written(given: Partial<FootballFacts> = {}) {
  const article = writeFootballReport(footballFacts(given))
  if (!article) throw new Error('no report')
  return article
}

test('a comeback in the last minutes is the news of the title', () => {
  const { title, withoutResult, summary } = written()
  expect(title).toBe('西甲-古铁雷绝杀 巴萨客场2-1逆转塞尔塔')
  expect(withoutResult).toBe('西甲战报：塞尔塔vs巴萨')
  expect(summary).toBe(
    '北京时间11月22日23:15，西甲第24轮，巴萨客场2-1逆转塞尔塔。巴萨的古铁雷在第88分钟打进制胜球。',
  )
})

test('the course has every goal with its minute, scorer and score', () => {
  const [, first, second] = paragraphsOf(written())
  expect(first).toMatch(/^第39分钟，塞尔塔的奥利韦拉.+(首开纪录|打破僵局|取得领先|打破场上僵局)。/)
  expect(first).toMatch(/塞尔塔1-0领先。$/)
  expect(second).toMatch(/第72分钟，.*古铁雷.*萨莫拉|第72分钟，.*萨莫拉.*古铁雷/)
  expect(second).toMatch(/第88分钟，.*2-1.*。$/)
})

test('the same facts give the same article, and another match other sentences', () => {
  expect(written()).toEqual(written())
  const openings = [1, 2, 3, 4, 5, 6].map((id) => {
    return paragraphsOf(written({ match: { ...footballFacts().match, id } }))[1]
  })
  expect(new Set(openings).size).toBeGreaterThan(2)
})

test('every figure of a report leads to the page of its match', () => {
  const figures = figuresOf(written())
  expect(figures.length).toBeGreaterThan(10)
  expect(new Set(figures.map(({ to }) => to))).toEqual(new Set(['/live/zq/detail/1750']))
})

const GOAL = { added: null, assist: '', kind: 'goal' as const, player: '姆贝莱' }

test.each([
  [{ score: [0, 0], half: [0, 0], goals: [] }, /^西甲-塞尔塔主场(与巴萨互交白卷|0-0战平巴萨)$/],
  [
    {
      score: [3, 0],
      goals: [
        { ...GOAL, minute: 3, side: 'home', score: [1, 0] },
        { ...GOAL, minute: 50, side: 'home', score: [2, 0] },
        { ...GOAL, minute: 70, side: 'home', score: [3, 0] },
      ],
    },
    /^西甲-(姆贝莱戴帽 )?塞尔塔主场3-0(完胜|大胜)巴萨( 姆贝莱戴帽)?$/,
  ],
  [
    {
      score: [1, 1],
      extra: [1, 1],
      shootout: [3, 4],
      half: [0, 0],
      goals: [
        { ...GOAL, minute: 50, side: 'home', score: [1, 0] },
        { ...GOAL, minute: 60, side: 'away', score: [1, 1] },
      ],
      league: { id: 2, name: '国王杯', color: '#a8762c', isCup: true },
    },
    /^国王杯-巴萨点球大战淘汰塞尔塔$/,
  ],
] as [Partial<FootballFacts>, RegExp][])('the title of a match %#', (given, title) => {
  expect(written(given).title).toMatch(title)
})

test('a shoot-out and extra time are in the course', () => {
  const text = paragraphsOf(
    written({
      score: [1, 1],
      extra: [1, 1],
      shootout: [3, 4],
      half: [1, 0],
      goals: [
        { ...GOAL, minute: 40, side: 'home', score: [1, 0] },
        { ...GOAL, minute: 60, side: 'away', score: [1, 1] },
      ],
    }),
  ).join('')
  expect(text).toContain('双方在常规时间里战成1-1，比赛进入加时赛。加时赛双方均未能进球。')
  expect(text).toContain('点球大战中，巴萨以4-3胜出。')
})

test('an own goal names the side that it was made for, a dismissal its player', () => {
  const text = paragraphsOf(
    written({
      score: [1, 0],
      half: [0, 0],
      goals: [{ ...GOAL, kind: 'own', minute: 90, added: 4, side: 'home', score: [1, 0] }],
      sentOff: [{ minute: 31, added: null, side: 'away', player: '阿劳霍' }],
    }),
  ).join('')
  expect(text).toMatch(/第90\+4分钟，巴萨的姆贝莱自摆乌龙，/)
  expect(text).toMatch(/第31分钟，巴萨的阿劳霍(被红牌罚下|吃到红牌离场)。/)
})

test('without scorers the report has the result and nothing that is not known', () => {
  const article = written({ goals: [], figures: [] })
  expect(article.title).toMatch(/^西甲-巴萨客场2-1(小胜|力克|击败|战胜)塞尔塔$/)
  expect(paragraphsOf(article)).toHaveLength(2)
})

test('the table after the match has places before and after it', () => {
  const before = standing(3, 52)
  const streaks = { winning: 5, unbeaten: 8, losing: 0, winless: 0 }
  const article = written({
    home: team(1, '塞尔塔', { before: standing(13, 28), after: standing(13, 28) }),
    away: team(2, '巴萨', { before, after: standing(2, 55), streaks }),
  })
  expect(paragraphsOf(article).at(-1)).toMatch(
    /塞尔塔积28分，排在第13位；巴萨积55分，由第3位升至第2位。巴萨拿下联赛5连胜。$/,
  )
})

test('the figures are a table with a link to the match', () => {
  const table = written().blocks.find(({ kind }) => kind === 'table')
  expect(table).toMatchObject({ head: ['', '塞尔塔', '巴萨'], to: '/live/zq/detail/1750' })
  expect(table && textsOf(table)).toEqual([
    '塞尔塔vs巴萨技术统计',
    '射门 12 9',
    '射正 1 6',
    '控球率 48% 52%',
  ])
})

test('a match without a score has no report', () => {
  expect(writeFootballReport(footballFacts({ score: null }))).toBeNull()
})
