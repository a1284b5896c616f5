import type { FootballMatch } from '@saidian/shared/contracts/football'
import { viewOf } from '@saidian/shared/matches'
import { makeLeague, makeMatch } from '@saidian/shared/testing'
import fc from 'fast-check'
import { cardsAndCounts, type LayoutInput } from './layout.rules'

const { phaseOf } = viewOf('football')
const leagues = { 1: makeLeague({ id: 1, weight: 74 }), 2: makeLeague({ id: 2, weight: 100 }) }

function layout(matches: FootballMatch[], given: Partial<LayoutInput> = {}) {
  const byId = Object.fromEntries(matches.map((match) => [match.id, match]))
  const input: LayoutInput = {
    list: { sportOf: () => 'football', matches: byId, leagues },
    kind: 'hot',
    grouping: 'league',
    filters: new Map(),
    onlyInPlay: false,
    followed: new Set(),
    isTall: () => false,
    ...given,
  }
  const { items, counts } = cardsAndCounts(input)
  return { counts, ids: items.flatMap((item) => (item.kind === 'row' ? item.matchId : [])), items }
}

const anyMatch = fc.record({
  s: fc.integer({ min: 1, max: 13 }),
  li: fc.constantFrom(1, 2),
  kickoffAt: fc.integer({ min: 1_770_000_000, max: 1_770_090_000 }),
})
const anyMatches = fc
  .array(anyMatch, { maxLength: 40 })
  .map((parts) => parts.map((part, index) => makeMatch({ id: index + 1, ...part })))

describe('a list of matches', () => {
  it('shows matches in play first, then upcoming, then finished ones', () => {
    fc.assert(
      fc.property(anyMatches, (matches) => {
        const phases = layout(matches).ids.map((id) => phaseOf(matches[id - 1] ?? makeMatch()))
        const ranks = phases.map((phase) => ['inPlay', 'soon', 'over'].indexOf(phase))
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
      }),
    )
  })

  it('shows every match once in each grouping', () => {
    fc.assert(
      fc.property(
        anyMatches,
        fc.constantFrom('league' as const, 'kickoff' as const),
        (matches, grouping) => {
          const { ids } = layout(matches, { kind: 'today', grouping })
          expect([...ids].sort((a, b) => a - b)).toEqual(matches.map(({ id }) => id))
        },
      ),
    )
  })

  it('reveals no result by its order', () => {
    const scores = fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { minLength: 40, maxLength: 40 })
    fc.assert(
      fc.property(anyMatches, scores, (matches, results) => {
        const played = matches.map((match, index) => ({
          ...match,
          score: results[index] ?? null,
          red: [1, 0] as [number, number],
        }))
        expect(layout(played).ids).toEqual(layout(matches).ids)
      }),
    )
  })

  it('puts the higher league first and followed matches before it', () => {
    const matches = [makeMatch({ id: 1, li: 1, s: 2 }), makeMatch({ id: 2, li: 2, s: 2 })]
    expect(layout(matches).ids).toEqual([2, 1])
    expect(layout(matches, { followed: new Set([1]) }).ids).toEqual([1, 2])
  })

  it('hides and counts matches outside the filter, except in 关注', () => {
    const matches = [makeMatch({ id: 1, li: 1 }), makeMatch({ id: 2, li: 2 })]
    const filter = { leagueIds: new Set([2]), lottery: null }
    const given = { filters: new Map([['football' as const, filter]]), followed: new Set([1]) }
    expect(layout(matches, given)).toMatchObject({ ids: [2], counts: { total: 2, hidden: 1 } })
    expect(layout(matches, { ...given, kind: 'followed' }).ids).toEqual([1])
  })

  it('never shows a match that the feed calls abnormal', () => {
    expect(layout([makeMatch({ s: 0 })])).toMatchObject({ ids: [], counts: { total: 0 } })
  })
})
