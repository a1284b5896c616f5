import type { Fixture, PlayedMatch } from '../../../server/src/modules/predictions/model'

const DAY_S = 86_400

/**
 * Predicts `matches` by days, or by more `days` at once: at the start of each a model is fitted to
 * what was played before, and predicts all of its matches from their fixtures.
 */
export function walkForward<Match extends PlayedMatch, Model, Prediction>(
  { earlier, matches }: { earlier: readonly Match[]; matches: readonly Match[] },
  fit: (played: readonly Match[], at: number) => Model,
  predict: (model: Model, fixture: Fixture) => Prediction,
  days = 1,
): { match: Match; prediction: Prediction }[] {
  const steps = new Map<number, Match[]>()
  const stepS = days * DAY_S
  for (const match of matches) {
    const start = Math.floor(match.kickoffAt / stepS) * stepS
    steps.set(start, [...(steps.get(start) ?? []), match])
  }
  return [...steps]
    .sort(([a], [b]) => a - b)
    .flatMap(([start, together]) => {
      const played = [...earlier, ...matches].filter(({ kickoffAt }) => kickoffAt < start)
      const model = fit(played, start)
      return together.map((match) => ({ match, prediction: predict(model, fixtureOf(match)) }))
    })
}

function fixtureOf({ score: _, shots: __, shotsOnTarget: ___, ...fixture }: PlayedMatch): Fixture {
  return fixture
}
