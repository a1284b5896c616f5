import type { InPlayCurve, Prediction } from '@saidian/shared/contracts/predictions'
import type { Db } from '../../platform/database'
import type { AnalysisSport } from '../../sports/analysis'
import type { Fixture, PlayedMatch } from './model'

/** What predictions ask of a sport. */
export type PredictedSport = {
  sport: Pick<AnalysisSport, 'id' | 'key' | 'statuses' | 'dayStart' | 'tables'>
  /** Sources whose matches are shown now. */
  sources: () => string[]
  /** Statistics that the model learns from, by match; those of other matches are left out. */
  readShots: (db: Db, matchIds: number[]) => Promise<ReadonlyMap<number, Shots>>
  /** How the chances moved in play; null before the match. */
  readCurve: (
    db: Db,
    matchId: number,
    prediction: Prediction,
    nowMs: number,
  ) => Promise<InPlayCurve | null>
}

export type Shots = Pick<PlayedMatch, 'shots' | 'shotsOnTarget'>

/** Opening quotations as the model takes them. */
export type Opening = Pick<Fixture, 'opening' | 'line' | 'total'>
