import {
  BASKETBALL_VERSION,
  type BasketballModel,
  type BasketballPrediction,
  type Fixture,
  FOOTBALL_VERSION,
  type FootballModel,
  type FootballPrediction,
  fitBasketball,
  fitFootball,
  type PlayedMatch,
  predictBasketball,
  predictFootball,
} from '../model'

export type SportPrediction = FootballPrediction | BasketballPrediction

/** The model of a sport: trained on results, stored as JSON. */
export type SportModel = {
  version: string
  fit: (matches: readonly PlayedMatch[], at: number) => unknown
  /** `stored` is a model of this version as it was read back. */
  predict: (stored: unknown, fixture: Fixture) => SportPrediction | null
}

const MODELS: Readonly<Record<string, SportModel>> = {
  football: {
    version: FOOTBALL_VERSION,
    fit: (matches, at) => fitFootball(matches, at),
    predict: (stored, fixture) => predictFootball(stored as FootballModel, fixture),
  },
  basketball: {
    version: BASKETBALL_VERSION,
    fit: (matches, at) => fitBasketball(matches, at),
    predict: (stored, fixture) => predictBasketball(stored as BasketballModel, fixture),
  },
}

/** The model of a sport by its key. */
export function modelOfSport(key: string): SportModel {
  const model = MODELS[key]
  if (!model) throw new Error(`no model of ${key}`)
  return model
}
