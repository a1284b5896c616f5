import { writePreview } from './preview'
import { figuresOf, paragraphsOf, textsOf } from './testing/article-text'
import { matchFacts, standing, team } from './testing/facts'

const FORM = { of: 5, won: 3, drawn: 1, lost: 1, scored: 7, conceded: 4 }
const ENCOUNTER = { id: 7, league: '西甲', kickoffAt: Date.UTC(2026, 3, 5) / 1_000 }

const FACTS = matchFacts({
  home: team(1, '毕尔巴鄂', { before: standing(8, 35), form: FORM }),
  away: team(2, '瓦伦西亚', {
    before: standing(13, 28),
    form: { ...FORM, won: 0, lost: 4 },
    streaksBefore: { winning: 0, unbeaten: 0, losing: 4, winless: 5 },
  }),
  gap: 7,
  encounters: {
    form: { of: 2, won: 1, drawn: 1, lost: 0, scored: 3, conceded: 2 },
    matches: [
      { ...ENCOUNTER, home: '瓦伦西亚', away: '毕尔巴鄂', score: [1, 2] },
      { ...ENCOUNTER, id: 8, home: '毕尔巴鄂', away: '瓦伦西亚', score: [1, 1] },
    ],
  },
})

test('a preview reveals no result and needs no other title', () => {
  const { title, withoutResult } = writePreview(FACTS)
  expect(title).toBe('西甲前瞻：瓦伦西亚欲止4连败，客战毕尔巴鄂')
  expect(withoutResult).toBeUndefined()
})

test('table, form and encounters have their figures', () => {
  const [opening, form, encounters] = paragraphsOf(writePreview(FACTS))
  expect(opening).toMatch(/^.*北京时间11月22日23:15.*。/)
  expect(opening).toContain('毕尔巴鄂10胜5平9负积35分，排在第8位；')
  expect(opening).toContain('双方相差7分。')
  expect(form).toMatch(/毕尔巴鄂近5场比赛(取得|战绩为)3胜1平1负，打进7球、丢4球；瓦伦西亚/)
  expect(form).toContain('瓦伦西亚已经遭遇4连败。')
  expect(encounters).toMatch(
    /两队近2次交手，毕尔巴鄂对瓦伦西亚1胜1平0负；最近一次是在2026年4月5日，/,
  )
  expect(encounters).toMatch(/毕尔巴鄂在西甲客场2-1(击败|战胜)瓦伦西亚。$/)
})

test('each encounter leads to the page of its match', () => {
  const article = writePreview(FACTS)
  const table = article.blocks.find(({ kind }) => kind === 'table')
  expect(table && textsOf(table)[1]).toBe('2026年4月5日 西甲 瓦伦西亚 1-2 毕尔巴鄂')
  const pages = figuresOf({ ...article, blocks: table ? [table] : [] }).map(({ to }) => to)
  expect(pages).toEqual(['/live/zq/detail/7', '/live/zq/detail/8'])
})

test('a match of the first two of a table is one', () => {
  const facts = matchFacts({
    home: team(1, '皇马', { before: standing(1, 60) }),
    away: team(2, '巴萨', { before: standing(2, 58) }),
  })
  expect(writePreview(facts).title).toMatch(/^西甲榜首大战：/)
})

test('without a past the preview says when and where', () => {
  const article = writePreview(matchFacts({ isNeutral: true }))
  expect(paragraphsOf(article)).toEqual([
    '北京时间11月22日23:15，西甲第24轮，塞尔塔将在中立场地对阵巴萨。',
  ])
})
