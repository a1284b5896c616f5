import { viewOf } from '@saidian/shared/matches'
import { makeLeague, makeMatch, makeTeam } from '@saidian/shared/testing'
import { shareCardOf } from './share-card.rules'

const KICKOFF = Date.UTC(2026, 10, 22, 13) / 1000
const cardOf = (match: Parameters<typeof makeMatch>[0], hidesScore: boolean) =>
  shareCardOf(
    {
      match: makeMatch({ kickoffAt: KICKOFF, round: '第12轮', ...match }),
      league: makeLeague({ shortZh: '英超' }),
      home: makeTeam({ id: 1, shortZh: '阿森纳', iso: null }),
      away: makeTeam({ id: 2, shortZh: '切尔西', iso: null }),
    },
    viewOf('football'),
    hidesScore,
  )

test('shows league, kick-off in Beijing, both sides, score and status', () => {
  const card = cardOf({ s: 4, score: [2, 1] }, false)
  expect([card.caption, card.time]).toEqual(['英超 第12轮', '2026年11月22日 21:00'])
  expect(card.sides.map(({ name }) => name)).toEqual(['阿森纳', '切尔西'])
  expect([card.centre, card.note]).toEqual(['2 - 1', '下半场'])
})

test('a hidden score leaves neither score nor a status that reveals the result', () => {
  expect(cardOf({ s: 4, score: [2, 1] }, true)).toMatchObject({ centre: 'VS' })
  const secrets = [5, 6, 7].map((s) => cardOf({ s, score: [2, 2] }, true))
  for (const { centre, note } of secrets) {
    expect(centre).toBe('VS')
    expect(note).not.toMatch(/加时|点球|\d/)
  }
})
