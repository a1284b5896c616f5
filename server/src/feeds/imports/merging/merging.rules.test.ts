import fc from 'fast-check'
import type { FeedIncident } from '../../feed'
import type { ParsedMatch } from '../season/parsed-season'
import { footballImport } from '../sport/football-import'
import { clusterRows } from './cluster-rows.rules'
import { mergeCluster } from './merge-cluster.rules'
import { renewRow } from './renew-row.rules'
import type { SeasonRow } from './season-row'

const DAY = 86_400

function match(parts: Partial<ParsedMatch> = {}): ParsedMatch {
  return {
    homeKey: 'a',
    awayKey: 'b',
    kickoffAt: 0,
    round: '',
    neutral: false,
    state: null,
    ...parts,
  }
}
function row(source: string, parts: Partial<ParsedMatch> = {}): SeasonRow {
  return { id: null, matchId: null, source, match: match(parts) }
}
function merged(...rows: SeasonRow[]) {
  const clusters = clusterRows(rows)
  expect(clusters).toHaveLength(1)
  return clusters.map((one) => mergeCluster(footballImport, one))[0]
}
function incident(parts: Partial<FeedIncident>): FeedIncident {
  const people = { player: null, otherPlayer: null, score: null }
  return { key: 'one', type: 1, side: 'home', minute: 10, addedMinute: null, ...people, ...parts }
}

describe('rows of one match', () => {
  it('have the same round, independent of the day', () => {
    const rows = [
      row('openfootball', { round: '第1轮' }),
      row('uefa', { round: '第1轮', kickoffAt: 90 * DAY }),
    ]
    expect(clusterRows(rows)).toHaveLength(1)
  })

  it('are at most 36 hours apart if a round is unknown', () => {
    const first = row('openfootball', { round: '第1轮' })
    const second = row('openfootball', { round: '第20轮', kickoffAt: 120 * DAY })
    const other = row('football-data', { kickoffAt: 121 * DAY })
    const [cluster] = clusterRows([first, second, other]).filter(({ rows }) => rows.length === 2)
    expect(cluster?.rows.map((one) => one.row)).toEqual([second, other])
  })

  it('may be months apart if the pair has no other match', () => {
    expect(
      clusterRows([
        row('openfootball', { round: '第1轮' }),
        row('datahub', { kickoffAt: 90 * DAY }),
      ]),
    ).toHaveLength(1)
  })

  it('exclude a match a year later and the third match of a best-of-three', () => {
    const later = [
      row('worldcup', { kickoffAt: 0 }),
      row('internationals', { kickoffAt: 400 * DAY }),
    ]
    expect(clusterRows(later)).toHaveLength(2)
    const round = '首轮'
    const rows = ['openfootball', 'football-data'].flatMap((source) => [
      row(source, { round, kickoffAt: 0 }),
      row(source, { round, kickoffAt: 9 * DAY }),
    ])
    expect(
      clusterRows(rows).map((one) => one.rows.map(({ row: { match } }) => match.kickoffAt)),
    ).toEqual([
      [0, 0],
      [9 * DAY, 9 * DAY],
    ])
  })

  it('are found by the safest rule first', () => {
    const rows = [
      row('openfootball', { round: '第1轮', kickoffAt: 100 * DAY }),
      row('datahub', { kickoffAt: 0 }),
      row('datahub', { kickoffAt: 100 * DAY }),
    ]
    const [pair, alone] = clusterRows(rows).toSorted((a, b) => b.rows.length - a.rows.length)
    expect(pair?.rows.map((one) => one.row.match.kickoffAt)).toEqual([100 * DAY, 100 * DAY])
    expect(alone?.rows).toHaveLength(1)
  })

  it('may have swapped sides at a neutral venue only', () => {
    const swapped = { homeKey: 'b', awayKey: 'a' }
    expect(
      clusterRows([row('worldcup', { neutral: true }), row('internationals', swapped)]),
    ).toHaveLength(1)
    expect(clusterRows([row('openfootball'), row('football-data', swapped)])).toHaveLength(2)
  })

  it('come from different sources', () => {
    const rows = [
      row('openfootball', { round: '第1轮' }),
      row('openfootball', { round: '第2轮', kickoffAt: DAY }),
    ]
    expect(clusterRows(rows)).toHaveLength(2)
  })

  it('are the same for every order of the rows', () => {
    const teams = fc.constantFrom('a', 'b', 'c')
    const rows = fc.array(
      fc
        .record({
          source: fc.constantFrom('openfootball', 'football-data', 'datahub', 'internationals'),
          homeKey: teams,
          awayKey: teams,
          day: fc.nat(30),
          round: fc.constantFrom('', '第1轮', '第2轮'),
          neutral: fc.boolean(),
        })
        .filter(({ homeKey, awayKey }) => homeKey !== awayKey),
      { maxLength: 12 },
    )
    const names = (some: SeasonRow[]) =>
      clusterRows(some)
        .map(({ rows: own }) => own.map((one) => JSON.stringify(one.row)).join())
        .sort()
    fc.assert(
      fc.property(
        rows.chain((some) =>
          fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })),
        ),
        ([some, shuffled]) => {
          const build = (list: typeof some) =>
            list.map(({ source, day, ...rest }) => row(source, { ...rest, kickoffAt: day * DAY }))
          expect(names(build(shuffled))).toEqual(names(build(some)))
        },
      ),
    )
  })
})

describe('a merged match', () => {
  it('has the result of the best source and values that only another source has', () => {
    const one = merged(
      row('openfootball', { state: { status: 8, score: [3, 1], half: [1, 0] } }),
      row('football-data', { state: { status: 8, score: [2, 1] } }),
    )
    expect(one?.state).toMatchObject({ status: 8, score: [2, 1], half: [1, 0] })
    expect(one?.stateSource).toBe('football-data')
  })

  it('has a result even if a better source has none', () => {
    const one = merged(
      row('openfootball', { state: { status: 8, score: [3, 1] } }),
      row('football-data', { state: { status: 13 } }),
    )
    expect(one).toMatchObject({ state: { status: 8, score: [3, 1] }, stateSource: 'openfootball' })
  })

  it('has day and round of one source and the time of a source with times', () => {
    const one = merged(
      row('openfootball', { round: '第3轮', kickoffAt: 15 * 3600, isDayOnly: true }),
      row('wyscout-archive', { kickoffAt: 12 * 3600 }),
    )
    expect(one).toMatchObject({
      round: '第3轮',
      kickoffAt: 12 * 3600,
      fixtureSource: 'openfootball',
    })
  })

  it('has the goals of one source and the cards of another without duplicates', () => {
    const one = merged(
      row('wyscout-archive', { incidents: [incident({ key: 'g', minute: 11 })] }),
      row('worldcup', { incidents: [incident({ key: 'h' }), incident({ key: 'c', type: 3 })] }),
    )
    expect(one?.incidents.map(({ key, source }) => `${key} ${source}`).sort()).toEqual([
      'c worldcup',
      'g wyscout-archive',
    ])
  })

  it('has the winner of a shoot-out only if the kicks are unknown', () => {
    const won = [incident({ key: 'w', type: 27, minute: 120 })]
    const drawn = { status: 8, score: [1, 1] as [number, number] }
    expect(merged(row('internationals', { state: drawn, incidents: won }))?.incidents).toHaveLength(
      1,
    )
    const counted = row('worldcup', { state: { ...drawn, shootout: [4, 2] } })
    expect(
      merged(row('internationals', { state: drawn, incidents: won }), counted)?.incidents,
    ).toEqual([])
  })

  it('swaps all parts with its teams', () => {
    const one = merged(
      row('worldcup', { neutral: true }),
      row('internationals', {
        homeKey: 'b',
        awayKey: 'a',
        neutral: true,
        state: { status: 8, score: [2, 0] },
        incidents: [incident({ score: [1, 0] })],
      }),
    )
    expect(one).toMatchObject({ homeKey: 'a', state: { score: [0, 2] } })
    expect(one?.incidents[0]).toMatchObject({ side: 'away', score: [0, 1] })
  })
})

describe('a further file of the same source', () => {
  const played = match({
    round: '第1轮',
    state: { status: 8, score: [2, 1], half: [1, 1] },
    incidents: [incident({})],
  })

  it('corrects a result and leaves missing values as they are', () => {
    const next = renewRow(
      footballImport,
      played,
      match({ state: { status: 8, score: [3, 1], half: null } }),
    )
    expect(next).toMatchObject({ round: '第1轮', state: { score: [3, 1], half: [1, 1] } })
    expect(next.incidents).toHaveLength(1)
  })

  it('does not remove a result if it is older', () => {
    for (const state of [null, { status: 13 }, { status: 9 }])
      expect(renewRow(footballImport, played, match({ state }))).toMatchObject({
        state: { status: 8, score: [2, 1] },
      })
  })

  it('removes goals when the score is goalless', () => {
    const next = renewRow(
      footballImport,
      played,
      match({ state: { status: 8, score: [0, 0] }, incidents: [] }),
    )
    expect(next.incidents).toEqual([])
  })
})
