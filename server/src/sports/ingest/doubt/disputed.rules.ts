import { isDeepStrictEqual } from 'node:util'
import type { MatchState, Progress } from '../../match-state'
import type { IngestedSport } from '../../sport'
import type { MatchMessage } from '../match/match-message'

/** The messages of a delivery whose revision another of them gives a different state. */
export type Disputed = { has: (message: MatchMessage<MatchState>) => boolean }

/** Costs a name per message; states are compared where a revision comes twice only. */
export function disputedOf(messages: readonly MatchMessage<MatchState>[]): Disputed {
  const states = new Map<string, MatchState>()
  const disputed = new Set<string>()
  for (const message of messages) {
    const name = nameOf(message)
    const state = states.get(name)
    if (state === undefined) states.set(name, message.state)
    else if (!isDeepStrictEqual(state, message.state)) disputed.add(name)
  }
  return { has: (message) => disputed.size > 0 && disputed.has(nameOf(message)) }
}

const nameOf = ({ revision, matchKey }: MatchMessage<MatchState>) => `${revision} ${matchKey}`

/** Whether a message gives the known revision another status or score. */
export function isDenied<State extends MatchState>(
  { states }: IngestedSport<State>,
  known: Progress<State>,
  { revision, state }: MatchMessage<State>,
): boolean {
  if (revision !== known.revision) return false
  const { scoreOf } = states.plausibility
  return (
    state.status !== known.state.status || !isDeepStrictEqual(scoreOf(state), scoreOf(known.state))
  )
}
