import type { FeedIncident, FeedMessage } from '../../feed'
import type { Moment, Script } from './script'
import { Tally } from './tally'

export type MatchMessage = Extract<FeedMessage, { kind: 'match' }>

/**
 * The one message that takes a receiver of the first `from` moments to the first `to`; its revision
 * is `to`. From 0 it has the whole match so far, so a restart sends the same state as the stream
 * did. Throws unless 0 ≤ from < to ≤ moments.
 */
export function digest(script: Script, from: number, to: number): MatchMessage {
  const last = script.moments[to - 1]
  if (!last || from >= to) throw new Error(`no moments ${from}–${to} in ${script.matchKey}`)
  const tally = new Tally(script)
  const incidents = new Map<string, FeedIncident>()
  const withdrawn: string[] = []
  let isCorrection = false
  for (let index = 0; index < to; index++) {
    const moment = script.moments[index]
    if (!moment) continue
    tally.apply(moment)
    if (index < from) continue
    const said = incidentOf(moment)
    if (said) incidents.set(said.key, said)
    if (moment.turn.kind === 'setRight') isCorrection = true
    // A correction even when this message has both goal and cancellation: a receiver that stopped
    // between the two has the goal.
    if (moment.turn.kind === 'takenBack') {
      incidents.delete(moment.turn.goalKey)
      withdrawn.push(moment.turn.goalKey)
      isCorrection = true
    }
  }
  const statistics = tally.statistics()
  return {
    kind: 'match',
    at: last.at,
    matchKey: script.matchKey,
    revision: to,
    state: tally.state,
    ...(incidents.size > 0 && { incidents: [...incidents.values()] }),
    ...(withdrawn.length > 0 && { withdrawn }),
    ...(statistics.length > 0 && { statistics }),
    ...(isCorrection && { correction: true }),
  }
}

function incidentOf({ turn }: Moment): FeedIncident | null {
  return turn.kind === 'minute' ? null : turn.incident
}

/** Number of moments of the timeline that are past at `seconds`. */
export function momentsBy(script: Script, seconds: number): number {
  let low = 0
  let high = script.moments.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((script.moments[middle]?.at ?? 0) <= seconds) low = middle + 1
    else high = middle
  }
  return low
}
