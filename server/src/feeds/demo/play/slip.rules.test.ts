import { tellStory } from '../words/tell-story'
import { dayNumber } from '../world/sports-day.rules'
import { createWorld } from '../world/world'
import { digest } from './digest'
import { ratingsAt } from './ratings'
import type { Moment, Script } from './script'
import { writeScript } from './write-script'

const SEED = 'saidian'
const world = createWorld(SEED)
const first = dayNumber(2026, 11, 10)
const told = Array.from({ length: 14 }, (_, day) => world.matchesOn(first + day, first + day))
  .flat()
  .map((match) => ({ match, script: writeScript(match, SEED) }))

type SetRight = Extract<Moment['turn'], { kind: 'setRight' }>
const slips = told.flatMap(({ match, script }) =>
  script.moments.flatMap(({ turn }, place) =>
    turn.kind === 'setRight' ? [{ match, script, turn, place }] : [],
  ),
)
const of = (type: number) => slips.filter(({ turn }) => turn.incident.type === type)

/** The same match without slips: every step names the right player. */
function withoutSlips(script: Script): Script {
  const right = new Map(
    script.moments.flatMap(({ turn }) =>
      turn.kind === 'setRight' ? [[turn.incident.key, turn.incident] as const] : [],
    ),
  )
  const moments = script.moments
    .filter(({ turn }) => turn.kind !== 'setRight')
    .map((moment): Moment => {
      const { turn } = moment
      if (turn.kind !== 'goal' && turn.kind !== 'card') return moment
      return {
        ...moment,
        turn: { ...turn, incident: right.get(turn.incident.key) ?? turn.incident },
      }
    })
  return { ...script, moments }
}

/** Index of the step that is corrected. */
function placeTold({ moments }: Script, { incident }: SetRight): number {
  return moments.findIndex(
    ({ turn }) => turn.kind !== 'minute' && turn.incident?.key === incident.key,
  )
}

test('a few goals and cards name the wrong player first', () => {
  const count = (kind: string) =>
    told.reduce(
      (sum, { script }) => sum + script.moments.filter(({ turn }) => turn.kind === kind).length,
      0,
    )
  expect(of(1).length).toBeGreaterThan(10)
  expect(of(3).length).toBeGreaterThan(10)
  expect(of(1).length + of(3).length).toBe(slips.length)
  expect(of(1).length / count('goal')).toBeLessThan(0.04)
  expect(of(3).length / count('card')).toBeLessThan(0.02)
})

test('a correction follows within five minutes and leaves the score unchanged', () => {
  for (const { script, turn, place } of slips) {
    const before = placeTold(script, turn)
    const [wrong, right] = [digest(script, before, before + 1), digest(script, place, place + 1)]
    const [said] = wrong.incidents ?? []
    expect(said).toMatchObject({ key: turn.incident.key, playerKey: turn.wrongKey })
    expect(turn.incident.playerKey).not.toBe(turn.wrongKey)
    expect(right).toMatchObject({ correction: true, incidents: [turn.incident] })
    expect(right.at - wrong.at).toBeGreaterThan(60)
    const pause = script.periods.reduce((sum, { pause: rest }) => sum + (rest?.length ?? 0), 0)
    expect(right.at - wrong.at - pause).toBeLessThan(300)
    expect(right.state).toEqual(digest(script, 0, place).state)
  }
})

test('both players belong to the side, and the wrong one did not assist', () => {
  for (const { script, turn } of slips) {
    const { starters, bench } = script.sheets[turn.side]
    const keys = [...starters.map(({ player }) => player.key), ...bench.map(({ key }) => key)]
    expect(keys).toEqual(expect.arrayContaining([turn.wrongKey, turn.incident.playerKey]))
    expect(turn.wrongKey).not.toBe(turn.incident.otherPlayerKey)
  }
})

test('the final state equals that of a match without slips', () => {
  for (const { script } of slips.slice(0, 40)) {
    const end = (script.moments.at(-1)?.at ?? 0) + 600
    const right = withoutSlips(script)
    const whole = digest(script, 0, script.moments.length)
    const { incidents, state, statistics } = digest(right, 0, right.moments.length)
    expect(whole).toMatchObject({ incidents, state, statistics })
    expect(ratingsAt(script, end)).toEqual(ratingsAt(right, end))
  }
})

test('the text line is corrected in place and marked as a correction', () => {
  for (const { match, script, turn } of slips.slice(0, 40)) {
    const said = tellStory(match, script, SEED)
    const corrected = said.filter(({ line }) => /^更正：.*此前误记为/.test(line.data))
    const one = corrected.find(({ line }) => line.data.includes(turn.incident.player ?? '?'))
    const [before, after] = said.filter(({ line }) => line.key === one?.line.key)
    expect([before?.line.type, after?.line.type]).toEqual([turn.incident.type, turn.incident.type])
    expect([after?.line.minute, after?.line.score]).toEqual([
      turn.incident.minute,
      before?.line.score,
    ])
  }
})
