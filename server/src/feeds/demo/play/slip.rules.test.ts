import { liveTextOf } from '../commentary/live-text'
import { dayNumber } from '../world/sports-day.rules'
import { createWorld } from '../world/world'
import { buildTimeline } from './build-timeline'
import type { Moment, PlayTimeline } from './play-timeline'
import { ratingsAt } from './statistics/ratings'
import { summarize } from './statistics/summary'

const SEED = 'saidian'
const world = createWorld(SEED)
const first = dayNumber(2026, 11, 10)
const played = Array.from({ length: 14 }, (_, day) => world.matchesOn(first + day, first + day))
  .flat()
  .map((match) => ({ match, timeline: buildTimeline(match, SEED) }))

type Correction = Extract<Moment['step'], { kind: 'corrected' }>
const slips = played.flatMap(({ match, timeline }) =>
  timeline.moments.flatMap(({ step }, place) =>
    step.kind === 'corrected' ? [{ match, timeline, step, place }] : [],
  ),
)
const of = (type: number) => slips.filter(({ step }) => step.incident.type === type)

/** The same match without slips: every step names the right player. */
function withoutSlips(timeline: PlayTimeline): PlayTimeline {
  const right = new Map(
    timeline.moments.flatMap(({ step }) =>
      step.kind === 'corrected' ? [[step.incident.key, step.incident] as const] : [],
    ),
  )
  const moments = timeline.moments
    .filter(({ step }) => step.kind !== 'corrected')
    .map((moment): Moment => {
      const { step } = moment
      if (step.kind !== 'goal' && step.kind !== 'card') return moment
      return {
        ...moment,
        step: { ...step, incident: right.get(step.incident.key) ?? step.incident },
      }
    })
  return { ...timeline, moments }
}

/** Index of the step that is corrected. */
function indexOfSlip({ moments }: PlayTimeline, { incident }: Correction): number {
  return moments.findIndex(
    ({ step }) => step.kind !== 'minute' && step.incident?.key === incident.key,
  )
}

test('a few goals and cards name the wrong player first', () => {
  const count = (kind: string) =>
    played.reduce(
      (sum, { timeline }) => sum + timeline.moments.filter(({ step }) => step.kind === kind).length,
      0,
    )
  expect(of(1).length).toBeGreaterThan(10)
  expect(of(3).length).toBeGreaterThan(10)
  expect(of(1).length + of(3).length).toBe(slips.length)
  expect(of(1).length / count('goal')).toBeLessThan(0.04)
  expect(of(3).length / count('card')).toBeLessThan(0.02)
})

test('a correction follows within five minutes and leaves the score unchanged', () => {
  for (const { timeline, step, place } of slips) {
    const before = indexOfSlip(timeline, step)
    const [wrong, right] = [
      summarize(timeline, before, before + 1),
      summarize(timeline, place, place + 1),
    ]
    const [reported] = wrong.incidents ?? []
    expect(reported).toMatchObject({ key: step.incident.key, playerKey: step.wrongKey })
    expect(step.incident.playerKey).not.toBe(step.wrongKey)
    expect(right).toMatchObject({ correction: true, incidents: [step.incident] })
    expect(right.at - wrong.at).toBeGreaterThan(60)
    const pause = timeline.periods.reduce((sum, { pause: rest }) => sum + (rest?.length ?? 0), 0)
    expect(right.at - wrong.at - pause).toBeLessThan(300)
    expect(right.state).toEqual(summarize(timeline, 0, place).state)
  }
})

test('both players belong to the side, and the wrong one did not assist', () => {
  for (const { timeline, step } of slips) {
    const { starters, bench } = timeline.sheets[step.side]
    const keys = [...starters.map(({ player }) => player.key), ...bench.map(({ key }) => key)]
    expect(keys).toEqual(expect.arrayContaining([step.wrongKey, step.incident.playerKey]))
    expect(step.wrongKey).not.toBe(step.incident.otherPlayerKey)
  }
})

test('the final state equals that of a match without slips', () => {
  for (const { timeline } of slips.slice(0, 40)) {
    const end = (timeline.moments.at(-1)?.at ?? 0) + 600
    const right = withoutSlips(timeline)
    const whole = summarize(timeline, 0, timeline.moments.length)
    const { incidents, state, statistics } = summarize(right, 0, right.moments.length)
    expect(whole).toMatchObject({ incidents, state, statistics })
    expect(ratingsAt(timeline, end)).toEqual(ratingsAt(right, end))
  }
})

test('the text line is corrected in place and marked as a correction', () => {
  for (const { match, timeline, step } of slips.slice(0, 40)) {
    const lines = liveTextOf(match, timeline, SEED)
    const corrected = lines.filter(({ line }) => /^更正：.*此前误记为/.test(line.data))
    const one = corrected.find(({ line }) => line.data.includes(step.incident.player ?? '?'))
    const [before, after] = lines.filter(({ line }) => line.key === one?.line.key)
    expect([before?.line.type, after?.line.type]).toEqual([step.incident.type, step.incident.type])
    expect([after?.line.minute, after?.line.score]).toEqual([
      step.incident.minute,
      before?.line.score,
    ])
  }
})
