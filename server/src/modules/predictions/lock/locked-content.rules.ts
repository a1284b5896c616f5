import {
  type Interval,
  type Prediction,
  RESULTS,
  type ResultChances,
} from '@saidian/shared/contracts/predictions'
import { marketOf, type Prices, roundChance, valuePickOf } from '../market.rules'
import type { BasketballPrediction, FootballPrediction, Interval as Range } from '../model'
import type { Opening } from '../predicted-sport'
import type { ContentDraft } from '../records/record-chain'
import type { LockedContent } from '../records/record-content'
import type { LockableMatch, LockedRow } from './locked-prediction'

/** What the model is and what it learned of a league. */
export type ModelFacts = { name: string; matches: number; until: number }

export type PredictedFixture = {
  match: LockableMatch
  opening: Opening
  prices: Prices | undefined
  model: ModelFacts
  prediction: FootballPrediction | BasketballPrediction
}

const iso = (seconds: number) => new Date(seconds * 1_000).toISOString()

/** What is locked of a predicted fixture. */
export function lockedContent(predicted: PredictedFixture): ContentDraft<LockedContent> {
  const { match, opening, prices, model } = predicted
  const prediction = publishedPrediction(predicted.prediction)
  const market = marketOf(prices)
  return {
    kind: 'prediction',
    match: {
      id: match.id,
      sport: prediction.sport,
      source: match.source,
      league: match.names.league,
      home: match.names.home,
      away: match.names.away,
      kickoffAt: iso(match.kickoffAt),
    },
    model: model.name,
    inputs: {
      matches: model.matches,
      until: model.until,
      opening: opening.opening
        ? ([...opening.opening].map(rounded) as [number, number, number])
        : null,
    },
    market,
    value: valuePickOf(chancesOf(prediction), market),
    prediction,
  }
}

/** The row of the index for a locked content. */
export function lockedRow(
  content: ContentDraft<LockedContent>,
  { recordId, sportId, lockedAt }: Pick<LockedRow, 'recordId' | 'sportId' | 'lockedAt'>,
): LockedRow {
  const { match, value } = content
  return {
    recordId,
    sportId,
    lockedAt,
    source: match.source,
    leagueId: match.league.id,
    matchId: match.id,
    kickoffAt: Date.parse(match.kickoffAt),
    chances: chancesOf(content.prediction),
    valueResult: value ? RESULTS.indexOf(value.result) : null,
    valueMarket: value?.market ?? null,
    valuePrice: value?.price ?? null,
  }
}

/** Chances of home, draw and away. */
function chancesOf({ outcome }: Prediction): ResultChances {
  return [outcome.home[1], outcome.draw?.[1] ?? 0, outcome.away[1]]
}

/** A prediction as it is stated: four places. */
function publishedPrediction(given: FootballPrediction | BasketballPrediction): Prediction {
  const shared = {
    outcome: {
      home: stated(given.outcome.home),
      draw: 'draw' in given.outcome ? stated(given.outcome.draw) : null,
      away: stated(given.outcome.away),
    },
    totals: given.totals.map(({ line, over }) => ({ line, over: stated(over) })),
    handicaps: given.handicaps.map(({ line, cover }) => ({ line, cover: stated(cover) })),
    terms: given.terms.map(roundedTerm),
  }
  if (given.sport === 'football')
    return {
      sport: given.sport,
      ...shared,
      goals: [rounded(given.goals[0]), rounded(given.goals[1])],
      scores: given.scores.map((row) => row.map(rounded)),
    }
  const { margin, total } = given
  const normal = ({ mean, sd }: { mean: number; sd: number }) => ({
    mean: rounded(mean),
    sd: rounded(sd),
  })
  return { sport: given.sport, ...shared, margin: normal(margin), total: normal(total) }
}

function stated([low, value, high]: Range): Interval {
  return [roundChance(low), roundChance(value), roundChance(high)]
}

function roundedTerm<Term extends object>(term: Term): Term {
  const entries = Object.entries(term).map(([name, value]) => [
    name,
    typeof value === 'number' ? rounded(value) : value,
  ])
  return Object.fromEntries(entries) as Term
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
