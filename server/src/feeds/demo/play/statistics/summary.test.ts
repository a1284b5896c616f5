import type { FeedIncident, FeedStatistic } from '../../../feed'
import { dayNumber } from '../../world/sports-day.rules'
import { createWorld } from '../../world/world'
import { buildTimeline } from '../build-timeline'
import type { PlayTimeline } from '../play-timeline'
import { type MatchMessage, momentsBy, summarize } from './summary'

const SEED = 'saidian'
/** Matches that are compared at every seventh moment. */
const STREAMED = process.env.LONG_TESTS ? 25 : 10
const world = createWorld(SEED)
const first = dayNumber(2026, 11, 10)
const matches = Array.from({ length: 14 }, (_, offset) =>
  world.matchesOn(first + offset, first + offset),
).flat()
const timelines = matches.map((match) => buildTimeline(match, SEED))

function whole(timeline: PlayTimeline): MatchMessage {
  return summarize(timeline, 0, timeline.moments.length)
}

/** State of a receiver after these messages in order. */
function receivedState(messages: MatchMessage[]) {
  const incidents = new Map<string, FeedIncident>()
  let statistics: FeedStatistic[] = []
  for (const message of messages) {
    for (const incident of message.incidents ?? []) incidents.set(incident.key, incident)
    for (const key of message.withdrawn ?? []) incidents.delete(key)
    statistics = message.statistics ?? statistics
  }
  return { state: messages.at(-1)?.state, incidents: [...incidents.values()], statistics }
}

const count = (message: MatchMessage, side: string, types: number[]) =>
  (message.incidents ?? []).filter(
    (incident) => incident.side === side && types.includes(incident.type),
  ).length

/** Comparisons by the ten thousand: a matcher for each takes longer than all matches do. */
function findFaults() {
  const found: string[] = []
  return {
    found,
    same: (is: unknown, wanted: unknown) => {
      if (is !== wanted) found.push(`${is} instead of ${wanted}`)
    },
    atLeast: (is: number, least: number) => {
      if (!(is >= least)) found.push(`${is} instead of ${least} or more`)
    },
  }
}

describe('a demo match', () => {
  it('has the same summary at any moment as after streaming up to it', () => {
    for (const timeline of timelines.slice(0, STREAMED)) {
      const streamed: MatchMessage[] = []
      for (let to = 1; to <= timeline.moments.length; to++) {
        streamed.push(summarize(timeline, to - 1, to))
        if (to % 7 === 0 || to === timeline.moments.length)
          expect(receivedState([summarize(timeline, 0, to)])).toEqual(receivedState(streamed))
      }
    }
  })

  it('is equal for equal seeds and differs for different seeds', () => {
    const [match] = matches
    if (!match) throw new Error('no match')
    expect(buildTimeline(match, SEED)).toEqual(buildTimeline(match, SEED))
    expect(buildTimeline(match, 'other').moments).not.toEqual(buildTimeline(match, SEED).moments)
  })

  it('has moments in order of time and revisions that count them', () => {
    for (const timeline of timelines) {
      const times = timeline.moments.map(({ at }) => at)
      expect(times.every((at, place) => at >= (times[place - 1] ?? at))).toBe(true)
      expect(whole(timeline).revision).toBe(timeline.moments.length)
      expect(momentsBy(timeline, (times.at(-1) ?? 0) + 1)).toBe(times.length)
    }
  })

  it('has the goals, cards and corners of its incidents in state and statistics', () => {
    const faults = findFaults()
    for (const timeline of timelines) {
      const message = whole(timeline)
      const { state, statistics = [] } = message
      if (state.status !== 8) continue
      const incidents = (...types: number[]) =>
        `${[count(message, 'home', types), count(message, 'away', types)]}`
      faults.same(incidents(1, 8, 17), `${state.extra ?? state.score}`)
      faults.same(incidents(3), `${state.yellow}`)
      faults.same(incidents(4, 15), `${state.red}`)
      faults.same(incidents(2), `${state.corners}`)
      if (state.shootout) faults.same(incidents(29), `${state.shootout}`)
      const missing = { home: Number.NaN, away: Number.NaN }
      const row = (type: number, half = 0) =>
        statistics.find((one) => one.type === type && one.half === half) ?? missing
      for (const [type, pair] of [
        [2, state.corners],
        [3, state.yellow],
        [4, state.red],
      ] as const)
        faults.same(`${[row(type).home, row(type).away]}`, `${pair}`)
      faults.same(row(25).home + row(25).away, 100)
      faults.atLeast(row(21).home, count(message, 'home', [1, 8]))
      for (const type of state.extra ? [] : [2, 3, 4, 21, 22, 23, 24])
        faults.same(row(type, 1).home + row(type, 2).home, row(type).home)
    }
    expect(faults.found).toEqual([])
  })

  it('has consistent statistics, with halves that add up to the whole match', () => {
    const faults = findFaults()
    const ended = timelines
      .map(whole)
      .filter(({ state, statistics }) => state.status === 8 && statistics)
    for (const { state, statistics = [] } of ended) {
      const row = (type: number, half = 0) => {
        const found = statistics.find((one) => one.type === type && one.half === half)
        if (!found) throw new Error(`no statistic ${type}`)
        return found
      }
      const goals = state.extra ?? state.score ?? [0, 0]
      for (const [own, other] of [['home', 'away'] as const, ['away', 'home'] as const]) {
        faults.same(row(83)[own], row(21)[own] + row(22)[own] + row(37)[own])
        faults.atLeast(row(21)[own], row(52)[other])
        faults.atLeast(row(52)[other], row(21)[own] - goals[own === 'home' ? 0 : 1])
        faults.atLeast(row(23)[own], row(24)[own])
        faults.atLeast(row(24)[own], row(83)[own])
        faults.atLeast(row(40)[own], row(41)[own])
        faults.atLeast(row(51)[own], row(3)[own] + row(4)[own])
        faults.same(row(6)[own], row(51)[other] + row(5)[other])
        faults.atLeast(row(24)[own], row(70)[own])
      }
      const halves = state.extra
        ? []
        : [2, 3, 4, 5, 6, 7, 21, 22, 23, 24, 37, 40, 41, 51, 52, 70, 83]
      for (const type of halves) faults.same(row(type, 1).home + row(type, 2).home, row(type).home)
    }
    expect(faults.found).toEqual([])
  })

  it('names players of goals, cards and changes, and reasons of cards and video checks', () => {
    const all = timelines.flatMap((timeline) => whole(timeline).incidents ?? [])
    const named = all.filter(({ type }) => [1, 3, 4, 8, 9, 15, 16, 17, 29, 30].includes(type))
    expect(named.length).toBeGreaterThan(5_000)
    expect(
      named.filter(({ player, playerKey }) => !player || !playerKey?.startsWith('demo/')),
    ).toEqual([])
    expect(all.filter(({ type, otherPlayerKey }) => type === 9 && !otherPlayerKey)).toEqual([])
    expect(all.filter(({ type, reason }) => [3, 4, 15].includes(type) && !reason)).toEqual([])
    const checks = all.filter(({ type }) => type === 28)
    expect(checks.length).toBeGreaterThan(20)
    expect(
      checks.filter(({ varReason, varResult }) => !varReason || varReason !== varResult),
    ).toEqual([])
  })

  it('lowers the score only in a correction', () => {
    let corrections = 0
    for (const timeline of timelines.slice(0, 120)) {
      let before = 0
      for (let to = 1; to <= timeline.moments.length; to++) {
        const { state, correction } = summarize(timeline, to - 1, to)
        const goals = (state.score?.[0] ?? 0) + (state.score?.[1] ?? 0)
        if (goals < before && !correction) throw new Error(`${goals} after ${before} goals`)
        if (correction) corrections++
        before = goals
      }
    }
    expect(corrections).toBeGreaterThan(0)
  })

  it('has second yellows, own goals, penalties, video checks and interruptions', () => {
    const types = new Set(
      timelines.flatMap((timeline) => (whole(timeline).incidents ?? []).map(({ type }) => type)),
    )
    for (const type of [1, 2, 3, 4, 8, 9, 10, 11, 12, 15, 16, 17, 19, 28])
      expect(types).toContain(type)
    const codes = new Set(
      timelines.flatMap(({ moments }) =>
        moments.flatMap(({ step }) => (step.kind === 'status' ? [step.status] : [])),
      ),
    )
    for (const code of [2, 3, 4, 8, 10]) expect(codes).toContain(code)
  })

  it('is sometimes postponed before its kick-off and not played', () => {
    const days = Array.from({ length: 60 }, (_, offset) =>
      world.matchesOn(first + offset, first + offset),
    ).flat()
    const postponed = days.filter(({ mishap }) => mishap === 'postponed')
    expect(postponed.length).toBeGreaterThan(0)
    for (const match of postponed) {
      const message = whole(buildTimeline(match, SEED))
      expect(message.at).toBeLessThan(match.fixture.kickoffAt)
      expect(message.state).toMatchObject({ status: 9, score: null, halfKickoffAt: null })
    }
  })

  it('continues after an interruption with its clock moved by the pause', () => {
    const timeline = timelines.find(({ periods }) => periods.some(({ pause }) => pause !== null))
    const period = timeline?.periods.find(({ pause }) => pause !== null)
    if (!timeline || !period?.pause) throw new Error('no interrupted match in two weeks')
    const stop = timeline.moments.findIndex(
      ({ step }) => step.kind === 'status' && step.status === 10,
    )
    const resumed = timeline.moments.slice(stop + 1).find(({ step }) => step.kind === 'status')
    expect(resumed?.step).toMatchObject({
      status: 4,
      halfKickoffAt: period.startAt + period.pause.length,
    })
  })

  it('plays cup ties to a winner, with extra time and shoot-out when level', () => {
    const cups = world.leagues.filter(({ kind }) => kind === 2).map(({ key }) => key)
    const ties = [...world.matchesOfSeasonsAt(dayNumber(2027, 1, 31))]
      .flat()
      .filter(({ league }) => cups.includes(league.key))
    const ends = ties.map((tie) => whole(buildTimeline(tie, SEED)).state)
    expect(ends.some(({ extra, shootout }) => extra !== null && shootout === null)).toBe(true)
    expect(ends.some(({ shootout }) => shootout !== null)).toBe(true)
    for (const { score, extra, shootout } of ends) {
      const [home, away] = shootout ?? extra ?? score ?? [0, 0]
      expect(home).not.toBe(away)
    }
  })
})
