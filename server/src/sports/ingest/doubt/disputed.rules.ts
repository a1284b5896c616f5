import type { MatchState } from '../../match-state'
import type { MatchMessage } from '../match/match-message'

/** The messages of a delivery that give one revision of a match different states. */
export function disputedOf<State extends MatchState>(
  messages: readonly MatchMessage<State>[],
): ReadonlySet<MatchMessage<State>> {
  const versions = new Map<string, MatchMessage<State>[]>()
  for (const message of messages) {
    const name = `${message.revision} ${message.matchKey}`
    versions.set(name, [...(versions.get(name) ?? []), message])
  }
  const isDisputed = (same: MatchMessage<State>[]) =>
    new Set(same.map(({ state }) => JSON.stringify(state))).size > 1
  return new Set([...versions.values()].filter(isDisputed).flat())
}
