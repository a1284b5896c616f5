import fc from 'fast-check'
import type { FeedIncident, FeedMatchState, Pair } from '../../feed'
import type { ToldMatch, ToldState } from '../told'
import type { KnownMatch } from './known-match'
import { meet, pairKey } from './meet.rules'
import { mergeIncidents, mergeStatistics } from './merge-details.rules'
import { mergeState } from './merge-state.rules'
import { nextRevision, resultStanding } from './sources.rules'
import { turn } from './turn.rules'

const DAY = 86_400

function state(parts: Partial<FeedMatchState> = {}): FeedMatchState {
  const pairs = {
    score: null,
    half: null,
    corners: null,
    yellow: null,
    red: null,
    extra: null,
    shootout: null,
  }
  return { status: 1, halfKickoffAt: null, varCheck: false, ...pairs, ...parts }
}
const done = (score: Pair, parts: Partial<ToldState> = {}): ToldState => ({ status: 8, score, ...parts })

describe('what stands of a match after a further word', () => {
  it('is the result, whoever tells it first', () => {
    const merged = mergeState(state(), done([2, 1]), false)
    expect(merged).toMatchObject({ isChanged: true, isCorrection: false, takesOver: true })
    expect(merged.state).toMatchObject({ status: 8, score: [2, 1] })
  })

  it('is never less than before: a result outlives the word that nothing is known', () => {
    const known = state({ status: 8, score: [2, 1] })
    for (const status of [9, 12, 13])
      expect(mergeState(known, { status }, true)).toMatchObject({ state: known, isChanged: false })
  })

  it('gains what was missing from a source that may not replace the rest', () => {
    const merged = mergeState(state({ status: 8, score: [2, 1] }), done([3, 1], { half: [1, 0] }), false)
    expect(merged.state).toMatchObject({ score: [2, 1], half: [1, 0] })
    expect(merged).toMatchObject({ isOverruled: true, isCorrection: false, takesOver: false })
  })

  it('is corrected by a source that may replace it', () => {
    const merged = mergeState(state({ status: 8, score: [2, 1], half: [1, 0] }), done([3, 1]), true)
    expect(merged.state).toMatchObject({ score: [3, 1], half: [1, 0] })
    expect(merged).toMatchObject({ isCorrection: true, isChanged: true })
  })

  it('is corrected when a cancelled match was played after all', () => {
    expect(mergeState(state({ status: 12 }), done([1, 0]), true).isCorrection).toBe(true)
  })

  it('does not change when the same word comes again', () => {
    const pair = fc.tuple(fc.nat(9), fc.nat(9))
    fc.assert(
      fc.property(pair, fc.option(pair), fc.boolean(), (score, half, mayReplace) => {
        const first = mergeState(state(), done(score, { half }), true).state
        expect(mergeState(first, done(score, { half }), mayReplace).isChanged).toBe(false)
      }),
    )
  })
})

describe('revisions of imports', () => {
  it('grow and keep the standing of the source of the result', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 9 }), (revision, standing) => {
        const next = nextRevision(revision, standing)
        expect(next).toBeGreaterThan(revision)
        expect(resultStanding(next)).toBe(standing)
      }),
    )
  })
})

const goal = (key: string, minute: number, player = 'X'): FeedIncident => {
  const nobody = { addedMinute: null, otherPlayer: null, score: null }
  return { key, type: 1, side: 'home', minute, player, ...nobody }
}
const stored = (incident: FeedIncident, source: string) => ({ ...incident, source, withdrawn: false })

describe('incidents of several files', () => {
  it('come once: the better source takes the goals over', () => {
    const known = [stored(goal('goal/1', 10), 'internationals')]
    expect(mergeIncidents(known, [goal('g', 11)], 'worldcup')).toEqual({
      incidents: [goal('g', 11)],
      withdrawn: ['goal/1'],
    })
    const better = [stored(goal('g', 11), 'worldcup')]
    expect(mergeIncidents(better, [goal('goal/1', 10)], 'internationals')).toEqual({
      incidents: [],
      withdrawn: [],
    })
  })

  it('leave the goals to another when a source tells only cards', () => {
    const known = [stored(goal('goal/1', 10), 'worldcup')]
    const card = { ...goal('3-1', 20), type: 3 }
    expect(mergeIncidents(known, [card], 'wyscout-archive')).toEqual({ incidents: [card], withdrawn: [] })
  })

  it('are taken back when their source no longer tells them, and told again when they changed', () => {
    const known = [stored(goal('a', 10), 'worldcup'), stored(goal('b', 20), 'worldcup')]
    expect(mergeIncidents(known, [goal('a', 10, 'Y')], 'worldcup')).toEqual({
      incidents: [goal('a', 10, 'Y')],
      withdrawn: ['b'],
    })
    expect(mergeIncidents(known, [goal('a', 10), goal('b', 20)], 'worldcup')).toEqual({
      incidents: [],
      withdrawn: [],
    })
  })
})

describe('statistics of several files', () => {
  const corners = (home: number) => ({ type: 2, half: 0 as const, home, away: 1 })
  it('are replaced by the same or a better source only', () => {
    const known = [{ ...corners(5), source: 'football-data' }]
    expect(mergeStatistics(known, [corners(5)], 'football-data')).toEqual([])
    expect(mergeStatistics(known, [corners(6)], 'football-data')).toEqual([corners(6)])
    expect(mergeStatistics(known, [corners(6)], 'datahub')).toEqual([corners(6)])
    expect(mergeStatistics([{ ...corners(5), source: 'datahub' }], [corners(6)], 'football-data')).toEqual([])
  })
})

describe('meeting', () => {
  const told = (parts: Partial<ToldMatch> = {}): ToldMatch => {
    return {
      homeKey: 'a',
      awayKey: 'b',
      kickoffAt: 100 * DAY,
      round: '',
      neutral: false,
      state: null,
      ...parts,
    }
  }
  const known = (key: string, parts: Partial<KnownMatch> = {}): KnownMatch => {
    const details = { incidents: [], statistics: [], revision: 0, state: state(), source: 'openfootball' }
    return { ...told(), ...details, key, ...parts }
  }
  const book = (...matches: KnownMatch[]) => {
    const pairs = new Map<string, KnownMatch[]>()
    for (const match of matches) {
      const pair = pairKey(match.homeKey, match.awayKey)
      pairs.set(pair, [...(pairs.get(pair) ?? []), match])
    }
    return pairs
  }

  it('is by round first, else by day', () => {
    const pairs = book(known('x', { round: '第1轮' }), known('y', { round: '第20轮', kickoffAt: 200 * DAY }))
    expect(meet(told({ round: '第20轮' }), pairs, new Set())?.known.key).toBe('y')
    expect(meet(told({ kickoffAt: 200 * DAY + 3600 }), pairs, new Set())?.known.key).toBe('y')
    expect(meet(told({ kickoffAt: 150 * DAY }), pairs, new Set())).toBeNull()
  })

  it('finds a match that was put off by months when the pair meets once', () => {
    const pairs = book(known('x', { round: '第1轮' }))
    expect(meet(told({ kickoffAt: 190 * DAY }), pairs, new Set())?.known.key).toBe('x')
    expect(meet(told({ kickoffAt: 190 * DAY, round: '第30轮' }), pairs, new Set())).toBeNull()
  })

  it('gives each match to one row of a file', () => {
    expect(meet(told(), book(known('x')), new Set(['x']))).toBeNull()
  })

  it('knows a match on neutral ground the other way round, and turns what is told of it', () => {
    const other = told({
      homeKey: 'b',
      awayKey: 'a',
      neutral: true,
      state: done([0, 2]),
      incidents: [goal('g', 1)],
    })
    expect(meet(other, book(known('x', { neutral: true })), new Set())).toMatchObject({ isTurned: true })
    expect(meet({ ...other, neutral: false }, book(known('x')), new Set())).toBeNull()
    expect(turn(other)).toMatchObject({
      homeKey: 'a',
      state: { score: [2, 0] },
      incidents: [{ side: 'away' }],
    })
  })
})
