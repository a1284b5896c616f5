import type { PastMatch } from '@saidian/shared/contracts/matches'
import { filteredForm, handicapLabel, outcomeFor, overUnderLabel, summaryOf } from './form.rules'

const past = (given: Partial<PastMatch> = {}): PastMatch => ({
  id: 1,
  li: 1,
  leagueZh: '英超',
  kickoffAt: 0,
  home: 1,
  away: 2,
  score: [2, 1],
  half: [1, 0],
  corners: null,
  asiaLine: 0.75,
  bsLine: 2.5,
  ...given,
})

describe('a past match', () => {
  it('has an outcome for each team', () => {
    expect([
      outcomeFor(past(), 1),
      outcomeFor(past(), 2),
      outcomeFor(past({ score: [1, 1] }), 2),
    ]).toEqual(['胜', '负', '平'])
  })

  it('is settled against the closing handicap for both teams', () => {
    expect([handicapLabel(past(), 1), handicapLabel(past(), 2)]).toEqual(['赢半', '输半'])
    expect(handicapLabel(past({ score: [3, 0] }), 2)).toBe('输')
    expect(handicapLabel(past({ asiaLine: null }), 1)).toBeNull()
  })

  it('is over, under or level', () => {
    expect([
      overUnderLabel(past()),
      overUnderLabel(past({ score: [1, 0] })),
      overUnderLabel(past({ bsLine: 3 })),
    ]).toEqual(['大', '小', '走'])
    expect(overUnderLabel(past({ bsLine: null }))).toBeNull()
  })
})

describe('the form of a team', () => {
  const matches = [
    past(),
    past({ home: 3, away: 1, li: 2, score: [0, 0] }),
    past({ home: 1, away: 4, score: [0, 2] }),
  ]
  const context = { teamId: 1, isHome: true, leagueId: 1 }

  it('can be filtered by venue, league and number', () => {
    const all = { sameVenue: false, sameLeague: false, count: 6 } as const
    expect(filteredForm(matches, all, context)).toHaveLength(3)
    expect(filteredForm(matches, { ...all, sameVenue: true }, context)).toHaveLength(2)
    expect(filteredForm(matches, { ...all, sameLeague: true }, context)).toHaveLength(2)
    expect(
      filteredForm(
        Array.from({ length: 9 }, () => past()),
        all,
        context,
      ),
    ).toHaveLength(6)
  })

  it('has a summary with rates', () => {
    expect(summaryOf(matches, 1)).toEqual({
      matches: 3,
      won: 1,
      drawn: 1,
      lost: 1,
      scored: 2,
      conceded: 3,
      winRate: 33,
      // Two of three, and four of six: rounded.
      handicapRate: 67,
      overRate: 33,
    })
    expect(summaryOf([], 1)).toMatchObject({ matches: 0, winRate: null, handicapRate: null })
  })
})
