import { makeLeague, makeMatch } from '@saidian/shared/testing'
import { leagueAndKickoff } from './header-facts.rules'

const SATURDAY_21 = Date.parse('2026-11-21T21:00:00+08:00')
const match = makeMatch({ kickoffAt: SATURDAY_21 / 1000, round: '第12轮' })
const league = makeLeague({ shortZh: '英超' })

describe('the header of a match', () => {
  it('shows league, round, day and time', () => {
    expect(leagueAndKickoff(match, league, SATURDAY_21 - 86_400_000)).toBe(
      '英超 第12轮 · 周六 21:00',
    )
  })

  it('shows the date of a distant match', () => {
    expect(leagueAndKickoff(match, league, SATURDAY_21 + 30 * 86_400_000)).toBe(
      '英超 第12轮 · 2026-11-21 21:00',
    )
  })

  it('leaves out an unknown league and round', () => {
    expect(leagueAndKickoff({ ...match, round: '' }, undefined, SATURDAY_21)).toBe('周六 21:00')
  })
})
