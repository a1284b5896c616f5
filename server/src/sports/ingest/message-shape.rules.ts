import { faultFinderOf, validatorOf } from '@saidian/shared/contracts/validation'
import type { FeedMessage } from '../../feeds/feed'
import { FeedMatch, FeedMessageHead } from '../../feeds/messages'
import type { MatchState, StateRules } from '../match-state'
import type { MatchMessage } from './match/match-message'

const matchFault = faultFinderOf(FeedMatch)
const hasHead = validatorOf(FeedMessageHead)

/**
 * The name of the first invalid field of a message, such as `state.score`, or null. Feeds are
 * external: one bad number must not stop the other messages.
 */
export function faultOf<State extends MatchState>(
  states: Pick<StateRules<State>, 'faultOf'>,
  message: MatchMessage<State>,
): string | null {
  const fault = matchFault(message)
  if (fault !== null) return fault
  const stateFault = states.faultOf(message.state)
  return stateFault === null ? null : `state.${stateFault}`
}

/**
 * Whether a delivered value is a message: of a known kind, with its time and required lists. The
 * stores check the entries of the lists and count dropped ones.
 */
export function isMessage<State>(value: unknown): value is FeedMessage<State> {
  return hasHead(value)
}
