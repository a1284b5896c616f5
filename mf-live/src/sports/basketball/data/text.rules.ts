import type {
  BasketballEvent,
  BasketballText,
  ScoreFlow,
} from '@saidian/shared/contracts/basketball'
import type { LiveResource } from '@saidian/shared/live'
import { concealText, withTextChanges } from '../../../match/data/text.rules'

/** How incidents, text and flow of the score are concealed and changed. */
export const textResource: LiveResource<BasketballText, BasketballEvent> = {
  conceal: (text, limit) => {
    const concealed = concealText(text, limit)
    const isKnown = text.textLive.length + text.incidents.length > 0
    // The flow has no times of its own: it is as old as text and incidents are.
    return text.flow.length === 0 || (concealed === text && isKnown)
      ? concealed
      : { ...concealed, flow: [] }
  },
  apply: (text, event) => {
    const changed = withTextChanges(text, event)
    return event.flow ? { ...changed, flow: withTail(text.flow, event.flow) } : changed
  },
}

/**
 * The flow with a new end. One that begins behind the known entries cannot be applied: the query
 * then reads the whole flow again.
 */
function withTail(
  flow: ScoreFlow,
  { from, points }: { from: number; points: ScoreFlow },
): ScoreFlow {
  if (from > flow.length) throw new Error(`the flow has ${flow.length} entries, not ${from}`)
  return [...flow.slice(0, from), ...points]
}
