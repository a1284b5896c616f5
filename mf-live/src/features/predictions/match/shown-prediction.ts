import type { MatchPrediction } from '@saidian/shared/contracts/predictions'

/** A prediction that exists. */
export type ShownPrediction = NonNullable<MatchPrediction['prediction']>
