import type { FeedIncident, FeedStatistic } from '../../../feeds/feed'
import type { MatchState } from '../../match-state'
import type { MatchMessage } from './match-message'

/** Identity of an incident over all matches. */
export function incidentName(matchId: number, key: string): string {
  return `${matchId} ${key}`
}

/** The newest content of one incident; `incident` is null in a tombstone. */
export type IncidentEntry = {
  key: string
  revision: number
  at: number
  incident: FeedIncident | null
  /** The message is a correction. */
  isCorrection: boolean
  /** The source restarts the match: earlier revisions of the incident are void. */
  isRestart: boolean
}
export type StatisticEntry = FeedStatistic & { revision: number; at: number }

/** Timeline changes of one match by a run of messages, one entry per key. */
export type Timeline = {
  incidents: Map<string, IncidentEntry>
  statistics: Map<string, StatisticEntry>
}

export function emptyTimeline(): Timeline {
  return { incidents: new Map(), statistics: new Map() }
}

/**
 * Adds a message to the timeline. The highest revision of each key wins, so late messages fill gaps
 * but never undo newer ones. Within one message a withdrawal wins over the incident.
 */
export function addToTimeline<State extends MatchState>(
  timeline: Timeline,
  message: MatchMessage<State>,
  notStarted: number,
): void {
  const { revision, at } = message
  const isCorrection = message.correction === true
  const isRestart = isCorrection && message.state.status === notStarted
  const changes = [
    ...(message.incidents ?? []).map((incident) => ({ key: incident.key, incident })),
    ...(message.withdrawn ?? []).map((key) => ({ key, incident: null })),
  ]
  for (const change of changes) {
    const wasRestart = timeline.incidents.get(change.key)?.isRestart === true
    const entry = { ...change, revision, at, isCorrection, isRestart: isRestart || wasRestart }
    setNewest(timeline.incidents, change.key, entry)
  }
  for (const statistic of message.statistics ?? []) {
    setNewest(timeline.statistics, `${statistic.half} ${statistic.type}`, {
      ...statistic,
      revision,
      at,
    })
  }
}

function setNewest<Entry extends { revision: number }>(
  entries: Map<string, Entry>,
  key: string,
  entry: Entry,
) {
  const known = entries.get(key)
  if (known === undefined || entry.revision >= known.revision) entries.set(key, entry)
}
