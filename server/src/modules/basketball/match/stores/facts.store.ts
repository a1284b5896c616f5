import type { DetailStore } from '../../../../sports/ingest'
import { factsStore, type OnDetails, wholePartStore } from '../../../../sports/match'
import { basketball } from '../../sport'

/** Facts of basketball matches. */
export function basketballFactsStore(onDetails: OnDetails): DetailStore {
  return factsStore(
    basketball,
    { types: { venue: 'text', referee: 'text' }, listed: [] },
    onDetails,
  )
}

/** Flow of the score. */
export function flowStore(onDetails: OnDetails): DetailStore {
  return wholePartStore(basketball, 'flow', onDetails)
}
