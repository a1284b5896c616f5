import fc from 'fast-check'
import type { FeedIncident } from '../../feed'
import type { ToldMatch } from '../told'
import { clusterRows } from './cluster-rows.rules'
import { mergeCluster } from './merge-cluster.rules'
import { renewRow } from './renew-row.rules'
import type { SeasonRow } from './season-row'

const DAY = 86_400

function match(parts: Partial<ToldMatch> = {}): ToldMatch {
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
function row(source: string, parts: Partial<ToldMatch> = {}): SeasonRow {
  return { id: null, matchId: null, source, match: match(parts) }
}
function merged(...rows: SeasonRow[]) {
  const clusters = clusterRows(rows)
  expect(clusters).toHaveLength(1)
  return clusters.map(mergeCluster)[0]
}
function incident(parts: Partial<FeedIncident>): FeedIncident {
  const people = { player: null, otherPlayer: null, score: null }
  return { key: 'one', type: 1, side: 'home', minute: 10, addedMinute: null, ...people, ...parts }
}

describe('rows that are one match', () => {
  it('have the same round, whatever the day', () => {
    const rows = [
      row('openfootball', { round: '第1轮' }),
      row('uefa', { round: '第1轮', kickoffAt: 90 * DAY }),
    ]
    expect(clusterRows(rows)).toHaveLength(1)
  })

  it('are a day and a half apart at most where a round is unknown', () => {
    const first = row('openfootball', { round: '第1轮' })
    const second = row('openfootball', { round: '第20轮', kickoffAt: 120 * DAY })
    const other = row('football-data', { kickoffAt: 121 * DAY })
    const [cluster] = clusterRows([first, second, other]).filter(({ rows }) => rows.length === 2)
    expect(cluster?.rows.map((one) => one.row)).toEqual([second, other])
  })

  it('are the only ones of their pair when one was postponed by months', () => {
    expect(
      clusterRows([
        row('openfootball', { round: '第1轮' }),
        row('datahub', { kickoffAt: 90 * DAY }),
      ]),
    ).toHaveLength(1)
  })

  it('are not those of the same pair a year later, nor the third of a best-of-three', () => {
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

  it('leave a sure match to the row that it belongs to', () => {
    const rows = [
      row('openfootball', { round: '第1轮', kickoffAt: 100 * DAY }),
      row('datahub', { kickoffAt: 0 }),
      row('datahub', { kickoffAt: 100 * DAY }),
    ]
    const [pair, alone] = clusterRows(rows).toSorted((a, b) => b.rows.length - a.rows.length)
    expect(pair?.rows.map((one) => one.row.match.kickoffAt)).toEqual([100 * DAY, 100 * DAY])
    expect(alone?.rows).toHaveLength(1)
  })

  it('may be turned on neutral ground only', () => {
    const turned = { homeKey: 'b', awayKey: 'a' }
    expect(
      clusterRows([row('worldcup', { neutral: true }), row('internationals', turned)]),
    ).toHaveLength(1)
    expect(clusterRows([row('openfootball'), row('football-data', turned)])).toHaveLength(2)
  })

  it('are never two of one source', () => {
    const rows = [
      row('openfootball', { round: '第1轮' }),
      row('openfootball', { round: '第2轮', kickoffAt: DAY }),
    ]
    expect(clusterRows(rows)).toHaveLength(2)
  })

  it('are the same in whatever order they come', () => {
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

describe('what stands of a match', () => {
  it('is the result of the best source, and what only another one knows', () => {
    const one = merged(
      row('openfootball', { state: { status: 8, score: [3, 1], half: [1, 0] } }),
      row('football-data', { state: { status: 8, score: [2, 1] } }),
    )
    expect(one?.state).toMatchObject({ status: 8, score: [2, 1], half: [1, 0] })
    expect(one?.stateSource).toBe('football-data')
  })

  it('is a result, though a better source does not know of it', () => {
    const one = merged(
      row('openfootball', { state: { status: 8, score: [3, 1] } }),
      row('football-data', { state: { status: 13 } }),
    )
    expect(one).toMatchObject({ state: { status: 8, score: [3, 1] }, stateSource: 'openfootball' })
  })

  it('has day and round of the source that has both, the time of one that has times', () => {
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

  it('has the goals of one source and the cards of another, none twice', () => {
    const one = merged(
      row('wyscout-archive', { incidents: [incident({ key: 'g', minute: 11 })] }),
      row('worldcup', { incidents: [incident({ key: 'h' }), incident({ key: 'c', type: 3 })] }),
    )
    expect(one?.incidents.map(({ key, source }) => `${key} ${source}`).sort()).toEqual([
      'c worldcup',
      'g wyscout-archive',
    ])
  })

  it('names the winner of a shoot-out only where its kicks are not counted', () => {
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

  it('is turned with its teams', () => {
    const one = merged(
      row('worldcup', { neutral: true }),
      row('internationals', {
        ...{ homeKey: 'b', awayKey: 'a', neutral: true },
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

  it('corrects a result and keeps what it does not say', () => {
    const next = renewRow(played, match({ state: { status: 8, score: [3, 1], half: null } }))
    expect(next).toMatchObject({ round: '第1轮', state: { score: [3, 1], half: [1, 1] } })
    expect(next.incidents).toHaveLength(1)
  })

  it('takes no result back when it is an older one', () => {
    for (const state of [null, { status: 13 }, { status: 9 }])
      expect(renewRow(played, match({ state }))).toMatchObject({
        state: { status: 8, score: [2, 1] },
      })
  })

  it('takes a goal back that the score does not have any more', () => {
    const next = renewRow(played, match({ state: { status: 8, score: [0, 0] }, incidents: [] }))
    expect(next.incidents).toEqual([])
  })
})
