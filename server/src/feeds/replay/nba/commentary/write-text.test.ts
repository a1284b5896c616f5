import { FOUR_OVERTIMES, fixtureGame, LIVE_GAME } from '../testing/fixture-game'

describe('the text of a game', () => {
  it.each([FOUR_OVERTIMES, LIVE_GAME])('describes %s in Chinese without a repeat', async (id) => {
    const { lines, timeline } = await fixtureGame(id)
    const texts = lines.map(({ line }) => line.data)
    expect(texts.length).toBeGreaterThan(400)
    expect(new Set(texts).size).toBe(texts.length)
    for (const text of texts) expect(text).not.toMatch(/[{}]|undefined|null|NaN/)
    const orders = lines.map(({ line }) => line.order)
    expect(orders.toSorted((a, b) => a - b)).toEqual(orders)
    expect(lines.at(-1)?.line.score).toEqual(timeline.steps.at(-1)?.state.score)
  })

  it('names players in Chinese, period and clock', async () => {
    const { lines } = await fixtureGame(FOUR_OVERTIMES)
    const winner = lines.find(
      ({ line }) => line.data.includes('终场') || line.data.includes('全场'),
    )
    expect(winner?.line.data).toContain('147-144')
    const [home, away] = lines.map(({ line }) => line.data)
    expect(home).toBe('公牛首发：加索尔、罗斯、斯内尔、巴特勒、吉布森。')
    expect(away).toContain('德拉蒙德')
    const overtimes = lines.filter(({ line }) => line.main && line.data.includes('加时4'))
    expect(overtimes[0]?.line).toMatchObject({ period: 8, clock: 300 })
    expect(lines.some(({ line }) => line.data.includes('犯满离场') && line.main)).toBe(true)
  })
})
