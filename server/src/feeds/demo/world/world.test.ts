import { readClubNames } from '../../catalogue'
import { buildTimeline } from '../play/build-timeline'
import type { PlayTimeline } from '../play/play-timeline'
import { dayNumber, sportsDayOf, sportsDayStart } from './sports-day.rules'
import { createWorld } from './world'

const world = createWorld('saidian')
const FIVE_MINUTES = 300

/** From–to seconds in which a match is in play (status 2 to 7). */
function spells({ moments }: PlayTimeline): [number, number][] {
  const found: [number, number][] = []
  let from: number | null = null
  for (const { at, step } of moments) {
    if (step.kind !== 'status') continue
    const isInPlay = step.status >= 2 && step.status <= 7
    if (isInPlay) from ??= at
    else if (from !== null) {
      found.push([from, at])
      from = null
    }
  }
  return found
}

function fewestInPlay(firstDay: number, days: number): number {
  const playing: [number, number][] = []
  for (let day = firstDay - 1; day <= firstDay + days; day++) {
    for (const match of world.matchesOn(day, day))
      playing.push(...spells(buildTimeline(match, 'saidian')))
  }
  let fewest = Number.POSITIVE_INFINITY
  for (
    let at = sportsDayStart(firstDay);
    at < sportsDayStart(firstDay + days);
    at += FIVE_MINUTES
  ) {
    fewest = Math.min(fewest, playing.filter(([from, to]) => from <= at && at < to).length)
  }
  return fewest
}

describe('demo world', () => {
  it.each([
    ['in November', dayNumber(2026, 11, 14)],
    ['over the New Year', dayNumber(2026, 12, 25)],
    ['in the European summer', dayNumber(2027, 6, 25)],
  ])('has at least six matches in play at every five minutes of two weeks %s', (_, day) => {
    expect(fewestInPlay(day, 14)).toBeGreaterThanOrEqual(6)
  })

  it('has at least sixty matches on every tenth sports day of a year', () => {
    const first = dayNumber(2026, 11, 1)
    const counts = Array.from(
      { length: 37 },
      (_, tenth) => world.matchesOn(first + 10 * tenth, first + 10 * tenth).length,
    )
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(60)
  })

  it('has at least 28 leagues of 16 clubs or more, and no club twice in a league', () => {
    const leagues = world.leagues.filter(({ kind }) => kind === 1)
    expect(leagues.filter(({ teams }) => teams.length >= 16).length).toBeGreaterThanOrEqual(28)
    for (const { teams } of leagues) {
      expect(teams.length % 2).toBe(0)
      expect(new Set(teams.map(({ nameZh }) => nameZh)).size).toBe(teams.length)
    }
  })

  it('gives every club two different colours and a mark of one or two characters', () => {
    for (const { colors, mark } of world.teams) {
      expect(colors[0]).toMatch(/^#[0-9a-f]{6}$/)
      expect(colors[1]).toMatch(/^#[0-9a-f]{6}$/)
      expect(colors[0]).not.toBe(colors[1])
      expect([1, 2]).toContain([...mark].length)
    }
  })

  it('knows clubs of the Chinese name list by the same key', () => {
    const keys = new Map(readClubNames().map((club) => [`${club.area} ${club.nameZh}`, club.key]))
    const shared = world.teams.filter(({ key, nameZh }) => keys.has(`${key.slice(0, 3)} ${nameZh}`))
    expect(shared.length).toBeGreaterThan(240)
    for (const { key, nameZh } of shared) expect(keys.get(`${key.slice(0, 3)} ${nameZh}`)).toBe(key)
  })

  it('plays a double round robin: each club once a round, rested between matches', () => {
    const day = dayNumber(2026, 11, 21)
    const season = [...world.matchesOfSeasonsAt(day)]
      .flat()
      .filter(({ fixture }) => fixture.seasonKey === 'demo:eng.1/2026-27')
    expect(season).toHaveLength(380)
    expect(new Set(season.map(({ fixture }) => `${fixture.homeKey} ${fixture.awayKey}`)).size).toBe(
      380,
    )
    const rounds = new Map<string, Set<string>>()
    const last = new Map<string, number>()
    for (const { fixture } of season) {
      const clubs = rounds.get(fixture.round) ?? new Set()
      for (const key of [fixture.homeKey, fixture.awayKey]) {
        clubs.add(key)
        const rest = fixture.kickoffAt - (last.get(key) ?? 0)
        expect(rest).toBeGreaterThan(40 * 3600)
        last.set(key, fixture.kickoffAt)
      }
      rounds.set(fixture.round, clubs)
    }
    expect([...rounds.values()].every((clubs) => clubs.size === 20)).toBe(true)
  })

  it('gives the same fixtures on any later day of the season', () => {
    const day = dayNumber(2026, 11, 21)
    const early = [...world.matchesOfSeasonsAt(day)].flat().map(({ fixture }) => fixture)
    const late = new Map(
      [...createWorld('saidian').matchesOfSeasonsAt(day + 3)]
        .flat()
        .map(({ fixture }) => [fixture.key, fixture]),
    )
    const shared = early.filter(({ key }) => late.has(key))
    expect(shared.length).toBeGreaterThan(20_000)
    expect(
      shared.filter((fixture) => JSON.stringify(fixture) !== JSON.stringify(late.get(fixture.key))),
    ).toEqual([])
  })

  it('yields the matches of its seasons in slices of a sports day or a cup', () => {
    const slices = [...world.matchesOfSeasonsAt(dayNumber(2026, 11, 21))]
    const sizes = slices.map(({ length }) => length)
    expect(sizes.reduce((sum, size) => sum + size)).toBeGreaterThan(20_000)
    expect(Math.max(...sizes)).toBeLessThan(500)
  })

  it('has at most twelve thousand past matches on any day', () => {
    for (const month of [4, 10]) {
      const now = Date.UTC(2027, month, 27) / 1000
      const past = [...world.matchesOfSeasonsAt(sportsDayOf(now))]
        .flat()
        .filter(({ fixture }) => fixture.kickoffAt < now)
      expect(past.length).toBeGreaterThan(5_000)
      expect(past.length).toBeLessThanOrEqual(12_000)
    }
  })
})
