import { historyTerms } from '../matches/team-history'
import { linesWith, shareOver, type WholeNumbers } from '../numbers/lines'
import { NORMAL_NODES, spreadInterval } from '../numbers/probability'
import type { Fixture, FootballPrediction, Term } from '../types'
import { FOOTBALL_VERSION, type FootballLeague, type FootballModel } from './fit-football'
import { type MatchRates, matchRates } from './match-rates'
import { MAX_GOALS, outcomeOf, scoreGrid } from './score-grid'

/** A league with fewer matches has no prediction. */
const MIN_MATCHES = 30
const USUAL_TOTALS = [1.5, 2.5, 3.5]
const USUAL_HANDICAPS = [-1, -0.5, 0, 0.5, 1]
/** Size of the score matrix that is shown. */
const SHOWN_GOALS = 8

type Grid = readonly (readonly number[])[]

/**
 * Predicts a fixture: averages over the uncertainty of its two rates, whose spread gives the
 * intervals. Null when the league is unknown or has too few matches, or the model is of another
 * version.
 */
export function predictFootball(model: FootballModel, fixture: Fixture): FootballPrediction | null {
  const league = model.leagues[fixture.leagueId]
  if (model.version !== FOOTBALL_VERSION || !league || league.matches < MIN_MATCHES) return null
  const weighted = gridsOf(matchRates(model, league, fixture))
  const interval = (value: (grid: Grid) => number) =>
    spreadInterval(weighted.map(({ grid, weight }) => ({ probability: value(grid), weight })))
  const grid = meanGrid(weighted)
  const goals = [meanOf(grid, (home) => home), meanOf(grid, (_, away) => away)] as const
  return {
    sport: 'football',
    outcome: {
      home: interval((grid) => outcomeOf(grid)[0]),
      draw: interval((grid) => outcomeOf(grid)[1]),
      away: interval((grid) => outcomeOf(grid)[2]),
    },
    goals,
    scores: shownScores(grid),
    totals: linesWith(USUAL_TOTALS, fixture.total).map((line) => ({
      line,
      over: interval((grid) => shareOver(line, totalGoals(grid))),
    })),
    handicaps: linesWith(USUAL_HANDICAPS, fixture.line).map((line) => ({
      line,
      cover: interval((grid) => shareOver(line, goalMargin(grid))),
    })),
    terms: termsOf(league, fixture, goals),
  }
}

type WeightedGrid = { grid: Grid; weight: number }

function gridsOf({ difference, sum, rho }: MatchRates): WeightedGrid[] {
  return NORMAL_NODES.flatMap(([x, weightX]) =>
    NORMAL_NODES.map(([y, weightY]) => {
      const apart = difference.mean + x * Math.sqrt(difference.variance)
      // The mean of e^z is e^(mean + variance / 2): the expected goals do not grow with doubt.
      const together =
        sum.mean - (sum.variance + difference.variance) / 4 + y * Math.sqrt(sum.variance)
      const [home, away] = [Math.exp((together + apart) / 2), Math.exp((together - apart) / 2)]
      return { grid: scoreGrid(home, away, rho), weight: weightX * weightY }
    }),
  )
}

function meanGrid(grids: readonly WeightedGrid[]): number[][] {
  const mean = Array.from({ length: MAX_GOALS + 1 }, () => new Array<number>(MAX_GOALS + 1).fill(0))
  for (const { grid, weight } of grids) {
    for (const [i, row] of mean.entries()) {
      for (const j of row.keys()) row[j] = (row[j] ?? 0) + weight * (grid[i]?.[j] ?? 0)
    }
  }
  return mean
}

function meanOf(grid: Grid, value: (home: number, away: number) => number): number {
  let sum = 0
  for (const [i, row] of grid.entries()) {
    for (const [j, p] of row.entries()) sum += p * value(i, j)
  }
  return sum
}

/** The part of the grid that is shown; its last row and column include what is beyond. */
function shownScores(grid: Grid): number[][] {
  const size = SHOWN_GOALS + 1
  const shown = Array.from({ length: size }, () => new Array<number>(size).fill(0))
  for (const [i, row] of grid.entries()) {
    const target = shown[Math.min(i, SHOWN_GOALS)] as number[]
    for (const [j, p] of row.entries()) {
      const place = Math.min(j, SHOWN_GOALS)
      target[place] = (target[place] ?? 0) + p
    }
  }
  return shown
}

function totalGoals(grid: Grid): WholeNumbers {
  const probabilities = new Array<number>(2 * MAX_GOALS + 1).fill(0)
  for (const [i, row] of grid.entries()) {
    for (const [j, p] of row.entries()) probabilities[i + j] = (probabilities[i + j] ?? 0) + p
  }
  return { first: 0, probabilities }
}

function goalMargin(grid: Grid): WholeNumbers {
  const probabilities = new Array<number>(2 * MAX_GOALS + 1).fill(0)
  for (const [i, row] of grid.entries()) {
    for (const [j, p] of row.entries()) {
      const place = i - j + MAX_GOALS
      probabilities[place] = (probabilities[place] ?? 0) + p
    }
  }
  return { first: -MAX_GOALS, probabilities }
}

function termsOf(
  league: FootballLeague,
  fixture: Fixture,
  [home, away]: readonly [number, number],
): Term[] {
  const teams = { home: league.teams[fixture.home], away: league.teams[fixture.away] }
  const terms: Term[] = [{ kind: 'expected', home, away }]
  for (const side of ['home', 'away'] as const) {
    const team = teams[side]
    if (!team) continue
    terms.push({ kind: 'attack', side, factor: Math.exp(team.strength + team.tempo) })
    terms.push({ kind: 'defence', side, factor: Math.exp(team.tempo - team.strength) })
  }
  if (!fixture.neutral) terms.push({ kind: 'homeEdge', factor: Math.exp(league.homeEdge / 2) })
  return [...terms, ...historyTerms(fixture, teams)]
}
