import { BASKETBALL_INCIDENT, BASKETBALL_STATUS } from '@saidian/shared/contracts/basketball'
import { FOUR_OVERTIMES, fixtureGame, LIVE_GAME, STATS_GAME } from '../testing/fixture-game'
import { buildGame } from './build-game'
import type { GameStep } from './game-timeline'

const { overtime, periodEnd, leadChange, tie, end } = BASKETBALL_INCIDENT

function incidentTypes(steps: readonly GameStep[]): number[] {
  return steps.flatMap(({ incidents }) => incidents.map(({ type }) => type))
}

/** Seconds left that the clock shows at `second`. */
function shownAt({ clock, clockAt }: GameStep['state'], second: number): number {
  return (clock ?? 0) - (clockAt === null ? 0 : second - clockAt)
}

describe('the timeline of a game', () => {
  it('goes through four quarters and four overtimes', async () => {
    const { steps } = (await fixtureGame(FOUR_OVERTIMES)).timeline
    const statuses = steps.map(({ state }) => state.status)
    expect(statuses.filter((status, index) => status !== statuses[index - 1])).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
    const last = steps.at(-1)?.state
    expect(last).toMatchObject({
      status: BASKETBALL_STATUS.finished,
      score: [144, 147],
      homePoints: [27, 25, 25, 28, 11, 7, 4, 17],
      awayPoints: [30, 25, 19, 31, 11, 7, 4, 20],
    })
    const types = incidentTypes(steps)
    expect(types.filter((type) => type === overtime)).toHaveLength(4)
    expect(types.filter((type) => type === periodEnd)).toHaveLength(8)
    expect(types.filter((type) => type === tie).length).toBeGreaterThan(4)
    expect(types.filter((type) => type === leadChange)).toHaveLength(1)
    expect(types.at(-1)).toBe(end)
    const keys = steps.flatMap(({ incidents }) => incidents.map(({ key }) => key))
    expect(keys.toSorted()).toEqual(keys)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it.each([FOUR_OVERTIMES, LIVE_GAME, STATS_GAME])('stops and runs the clock of %s', async (id) => {
    const { steps } = (await fixtureGame(id)).timeline
    let isRunning = 0
    for (const [index, { second, state }] of steps.entries()) {
      const next = steps[index + 1]
      expect(next?.second ?? second).toBeGreaterThanOrEqual(second)
      if (state.clockAt !== null) isRunning++
      if (!next || next.state.homePoints?.length !== state.homePoints?.length) continue
      expect(next.state.clock).toBeLessThanOrEqual(state.clock ?? 0)
      // A running clock shows the time of the next change when that comes; the times of the live
      // format are some seconds apart from its clock.
      const error = Math.abs(shownAt(state, next.second) - shownAt(next.state, next.second))
      expect(error).toBeLessThanOrEqual(id === LIVE_GAME ? 12 : 2)
    }
    expect(isRunning).toBeGreaterThan(80)
  })

  it('counts team fouls by period and time-outs by the rules of the season', async () => {
    const { steps } = (await fixtureGame(LIVE_GAME)).timeline
    const fourth = steps.findIndex(({ state }) => state.status === BASKETBALL_STATUS.quarter4)
    expect(steps[fourth]?.state.fouls).toEqual([0, 0])
    expect(Math.max(...(steps[fourth]?.state.timeouts ?? []))).toBeLessThanOrEqual(4)
    // As the league published after the game.
    expect(steps.at(-1)?.state.timeouts).toEqual([2, 2])
    const old = (await fixtureGame(FOUR_OVERTIMES)).timeline
    expect(old.steps.every(({ state }) => state.timeouts === null)).toBe(true)
  })

  it('has places of shots in the formats that name them', async () => {
    const { shots } = (await fixtureGame(STATS_GAME)).timeline
    expect(shots).toHaveLength(205)
    for (const { shot } of shots) {
      const metres = Math.hypot(shot.x, shot.y)
      if (shot.points === 3) expect(metres).toBeGreaterThan(6.5)
      else expect(metres).toBeLessThan(7.4)
    }
    expect((await fixtureGame(LIVE_GAME)).timeline.shots).toHaveLength(191)
    expect((await fixtureGame(FOUR_OVERTIMES)).timeline.shots).toEqual([])
  })

  it('rejects a recording without its last period', async () => {
    const { recording } = await fixtureGame(FOUR_OVERTIMES)
    const withFirst = (count: number) => ({ ...recording, plays: recording.plays.slice(0, count) })
    expect(() => buildGame(withFirst(400), () => '')).toThrow('starts')
    const end = recording.plays.findIndex(({ kind, period }) => kind === 'end' && period === 4)
    expect(() => buildGame(withFirst(end + 1), () => '')).toThrow('ends level')
  })
})
