import type {
  MarketView,
  Prediction,
  PredictionInputs,
  Result,
  ResultChances,
  Settled,
  ValuePick,
} from '@saidian/shared/contracts/predictions'

type Named = { id: number; nameZh: string }

/** A prediction as it was locked. Times are ISO texts in UTC. */
export type LockedContent = {
  record: number
  kind: 'prediction'
  at: string
  match: {
    id: number
    sport: Prediction['sport']
    source: string
    league: Named
    home: Named
    away: Named
    kickoffAt: string
  }
  /** Version of the model, when it was trained, and the hash of its file. */
  model: string
  inputs: PredictionInputs
  market: MarketView | null
  value: ValuePick | null
  prediction: Prediction
}

/** What became of the prediction `of`; `corrects` is the record that this one replaces. */
export type SettledContent = {
  record: number
  at: string
  of: number
  match: number
  corrects: number | null
} & (
  | {
      kind: 'result'
      score: [number, number]
      result: Result
      hit: boolean
      chance: number
      closing: ResultChances | null
    }
  | { kind: 'void'; reason: Extract<Settled, { kind: 'void' }>['reason'] }
)

export type RecordContent = LockedContent | SettledContent

/** The canonical text: the fields in the order in which they were made. */
export function textOfContent(content: RecordContent): string {
  return JSON.stringify(content)
}

export function contentOf(text: string): RecordContent {
  return JSON.parse(text)
}

export function lockedContentOf(text: string): LockedContent {
  const content: RecordContent = JSON.parse(text)
  if (content.kind !== 'prediction') throw new Error(`record ${content.record} locks no prediction`)
  return content
}

export function settledContentOf(text: string): SettledContent {
  const content: RecordContent = JSON.parse(text)
  if (content.kind === 'prediction') throw new Error(`record ${content.record} settles nothing`)
  return content
}
