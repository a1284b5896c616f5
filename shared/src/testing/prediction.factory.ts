import type { ListedPrediction, MatchPrediction, Settled } from '../contracts/predictions'

/** A locked prediction of match 1 of football that has not begun. */
export function makeListedPrediction(given: Partial<ListedPrediction> = {}): ListedPrediction {
  return {
    record: 1,
    sport: 1,
    matchId: 1,
    leagueId: 1,
    home: 1,
    away: 2,
    kickoffAt: 1_770_000_000,
    lockedAt: 1_769_990_000,
    model: 'football-1',
    outcome: { home: [0.46, 0.5, 0.54], draw: [0.24, 0.27, 0.3], away: [0.2, 0.23, 0.26] },
    likely: [{ score: [1, 0], chance: 0.12 }],
    total: { line: 2.5, over: [0.48, 0.52, 0.56] },
    handicap: { line: 0.5, cover: [0.46, 0.5, 0.54] },
    market: null,
    value: null,
    settled: null,
    ...given,
  }
}

/** What became of a prediction: home won 2–0. */
export function makeSettled(
  given: Partial<Extract<Settled, { kind: 'result' }>> = {},
): NonNullable<Settled> {
  return {
    kind: 'result',
    record: 2,
    score: [2, 0],
    result: 'home',
    hit: true,
    chance: 0.5,
    closing: null,
    corrected: false,
    ...given,
  }
}

/** The AI tab of a match with a prediction. */
export function makeMatchPrediction(given: Partial<MatchPrediction> = {}): MatchPrediction {
  const listed = makeListedPrediction()
  return {
    serverAt: 1_770_000_000_000,
    prediction: {
      listed,
      whole: {
        sport: 'football',
        outcome: listed.outcome,
        totals: [{ line: 2.5, over: [0.48, 0.52, 0.56] }],
        handicaps: [{ line: 0.5, cover: [0.46, 0.5, 0.54] }],
        terms: [{ kind: 'expected', home: 1.6, away: 1.1 }],
        goals: [1.6, 1.1],
        scores: [
          [0.1, 0.08],
          [0.12, 0.11],
        ],
      },
      inputs: { matches: 380, until: 1_769_900_000, opening: null },
    },
    inPlay: null,
    ...given,
  }
}
