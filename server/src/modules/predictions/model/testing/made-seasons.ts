import { type Random, randomFrom } from '../../../../feeds/random'
import type { Fixture, PlayedMatch } from '../types'

const DAY_S = 86_400
/** A Saturday. */
const START = Date.UTC(2021, 7, 14) / 1000
const YEAR_DAYS = 365

type MadeLeague = {
  leagueId?: number
  seasons: number
  /** The teams of each season; a team beyond the first ones comes later. */
  teamsOf: (season: number) => readonly number[]
  draw: (home: number, away: number, random: Random) => Pick<PlayedMatch, 'score'>
}

/** Whole seasons, each pair of teams once at home and once away, drawn from a known model. */
export function madeSeasons({ leagueId = 1, seasons, teamsOf, draw }: MadeLeague): PlayedMatch[] {
  const random = randomFrom('made seasons')
  const matches: PlayedMatch[] = []
  for (let season = 0; season < seasons; season++) {
    for (const [round, pairs] of roundsOf(teamsOf(season)).entries()) {
      for (const [home, away] of pairs) {
        matches.push({
          id: leagueId * 100_000 + matches.length,
          leagueId,
          seasonId: season,
          home,
          away,
          neutral: false,
          kickoffAt: START + (season * YEAR_DAYS + round * 7) * DAY_S,
          shots: null,
          shotsOnTarget: null,
          opening: null,
          ...draw(home, away, random),
        })
      }
    }
  }
  return matches
}

/** Every team plays once in a round (the circle method); the second half swaps the sides. */
function roundsOf(teams: readonly number[]): [number, number][][] {
  const [fixed = 0, ...others] = teams
  const first = others.map((_, round) => {
    const circle = [fixed, ...others.slice(round), ...others.slice(0, round)]
    return Array.from({ length: Math.floor(circle.length / 2) }, (_, i): [number, number] => {
      const pair: [number, number] = [circle[i] ?? 0, circle[circle.length - 1 - i] ?? 0]
      return round % 2 === 0 ? pair : [pair[1], pair[0]]
    })
  })
  return [...first, ...first.map((pairs) => pairs.map(([a, b]): [number, number] => [b, a]))]
}

/** A normal value (Box & Muller 1958). */
export function normalValue(mean: number, sd: number, random: Random): number {
  const [u, v] = [1 - random.next(), random.next()]
  return mean + sd * Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * v)
}

/** A fixture a week after the last of `matches`. */
export function fixtureAfter(matches: readonly PlayedMatch[], given: Partial<Fixture>): Fixture {
  const last = matches.at(-1)
  return {
    id: 1,
    leagueId: last?.leagueId ?? 1,
    seasonId: last?.seasonId ?? 0,
    neutral: false,
    kickoffAt: (last?.kickoffAt ?? START) + 7 * DAY_S,
    home: 1,
    away: 2,
    opening: null,
    ...given,
  }
}
