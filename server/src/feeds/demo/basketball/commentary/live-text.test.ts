import { dayNumber } from '../../world/sports-day.rules'
import { playGame } from '../play/game-timeline'
import { createBasketballWorld } from '../world/world'
import { liveTextOf } from './live-text'

const SEED = 'saidian'
const games = createBasketballWorld(SEED)
  .matchesOn(dayNumber(2026, 11, 21))
  .map((match) => {
    const game = playGame(match, SEED)
    return { match, game, lines: liveTextOf(match, game, SEED) }
  })

describe('live text of basketball', () => {
  it('repeats no sentence in a row, leaves no mark open, and is in order', () => {
    for (const { lines } of games) {
      expect(lines.length).toBeGreaterThan(250)
      lines.forEach(({ at, line }, place) => {
        const before = lines[place - 1]
        expect(line.data).not.toMatch(/[{}]|undefined/)
        expect(line.data).not.toBe(before?.line.data)
        expect(at).toBeGreaterThanOrEqual(before?.at ?? 0)
        expect(line.order).toBeGreaterThan(before?.line.order ?? 0)
      })
    }
  })

  it('has period and clock on every line since the start', () => {
    for (const { game, lines } of games) {
      const start = game.moments[0]?.at ?? 0
      for (const { at, line } of lines) {
        const hasClock = typeof line.period === 'number' && typeof line.clock === 'number'
        expect(hasClock).toBe(at >= start)
      }
    }
  })

  it('ends with the score of the game and names the winner', () => {
    for (const { match, lines } of games) {
      const last = lines.at(-1)?.line
      const [home = 0, away = 0] = last?.score ?? []
      expect(last?.data).toContain(`${home}-${away}`)
      expect(last?.data).toContain((home > away ? match.home : match.away).shortZh)
    }
  })

  it('calls a player of a name that both sides have by the whole name', () => {
    for (const { game, lines } of games) {
      const [home, away] = game.sheets.map(({ players }) => players)
      const shared = home?.filter(({ shortZh }) => away?.some((one) => one.shortZh === shortZh))
      for (const { shortZh, nameZh } of shared ?? []) {
        if (shortZh === nameZh) continue
        const own = lines.filter(({ line }) => line.data.includes(`${shortZh}突破`))
        for (const { line } of own) expect(line.data).toMatch(new RegExp(`·${shortZh}突破`))
      }
    }
  })
})
