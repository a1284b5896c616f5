import { figuresOf, paragraphsOf, textsOf } from '../testing/article-text'
import { matchFacts, standing, team } from '../testing/facts'
import { reachedStreaks, writeStreak } from './streak-article'
import { writeTable } from './table-article'
import type { TableFacts } from './table-facts'

const LINE = { played: 24, won: 15, drawn: 5, lost: 4, scored: 40, conceded: 20 }
const TABLE: TableFacts = {
  of: '9/第24轮',
  sport: 1,
  stage: '第24轮',
  isDemo: true,
  path: '/live/zq/detail/12',
  league: { name: '英超', color: '#5b2a86' },
  tables: [
    {
      name: '',
      lines: [
        { ...LINE, position: 1, team: '阿森纳', points: 50 },
        { ...LINE, position: 2, team: '利物浦', points: 47 },
      ],
      gap: 3,
    },
  ],
  results: [
    { matchId: 11, path: '/live/zq/detail/11', home: '阿森纳', away: '热刺', score: [2, 0] },
    { matchId: 12, path: '/live/zq/detail/12', home: '利物浦', away: '切尔西', score: [1, 1] },
  ],
  scored: 4,
}

test('the table of a round has its leader, every result and the table itself', () => {
  const article = writeTable(TABLE)
  if (!article) throw new Error('no article')
  expect(article.title).toBe('英超第24轮综述：阿森纳3分优势领跑')
  expect(article.withoutResult).toBe('英超第24轮综述')
  const [text] = paragraphsOf(article)
  expect(text).toMatch(/^英超第24轮的比赛全部结束，2场比赛共打进4球，其中1场战平。阿森纳/)
  expect(text).toMatch(/领先第2名的利物浦3分。$/)
  expect(article.blocks.flatMap(textsOf)).toContain('1 阿森纳 24 15/5/4 40/20 50')
  const results = article.blocks.filter(({ kind }) => kind === 'list')
  expect(results.flatMap(textsOf)).toEqual(['阿森纳 2-0 热刺', '利物浦 1-1 切尔西'])
  expect(figuresOf({ ...article, blocks: results }).map(({ to }) => to)).toEqual([
    '/live/zq/detail/11',
    '/live/zq/detail/12',
  ])
})

test('a round without results or table has no article', () => {
  expect(writeTable({ ...TABLE, results: [] })).toBeNull()
  expect(writeTable({ ...TABLE, tables: [] })).toBeNull()
})

const STREAKS = { winning: 5, unbeaten: 5, losing: 0, winless: 0 }
const FACTS = {
  ...matchFacts({
    home: team(1, '山东', { before: standing(3, 40), after: standing(2, 43), streaks: STREAKS }),
    away: team(2, '宁波', { streaks: { winning: 0, unbeaten: 0, losing: 4, winless: 6 } }),
  }),
  score: [2, 1] as const,
}

test('a streak is news when it reaches a round length', () => {
  expect(reachedStreaks(FACTS)).toEqual([{ side: 'home', kind: 'winning', length: 5 }])
  const cup = { ...FACTS, league: { ...FACTS.league, isCup: true } }
  expect(reachedStreaks(cup)).toEqual([])
})

test('the article about a streak has the match that continued it', () => {
  const article = writeStreak(FACTS, { side: 'home', kind: 'winning', length: 5 })
  expect(article?.title).toMatch(/^西甲-山东(豪取|拿下)5连胜 主场2-1战胜宁波$/)
  expect(article?.summary).toBe(
    '11月22日，西甲第24轮，山东主场2-1战胜宁波。至此，山东在本赛季西甲中已经5连胜。',
  )
})

test('a streak that a correction ended is no longer reported', () => {
  const article = writeStreak(FACTS, { side: 'home', kind: 'winning', length: 0 })
  expect(article?.title).toBe('西甲-山东近况')
  expect(article?.summary).toBe('11月22日，西甲第24轮，山东主场2-1战胜宁波。')
})
