import { FOOTBALL_STATUS } from '@saidian/shared/contracts'
import type { FeedIncident, FeedMessage, FeedStatistic } from '../../../feeds/feed'

type MatchMessage = Extract<FeedMessage, { kind: 'match' }>

/** The newest word about one incident; `incident` is null in a tombstone. */
export type IncidentEntry = {
  key: string
  revision: number
  at: number
  incident: FeedIncident | null
  /** The source says that it had been wrong. */
  isCorrection: boolean
  /** The match is told anew from its beginning: what was said of the incident before counts for nothing. */
  isAnew: boolean
}
export type StatisticEntry = FeedStatistic & { revision: number; at: number }

/** What a run of messages says about the timeline of one match, one entry a key. */
export type Timeline = {
  incidents: Map<string, IncidentEntry>
  statistics: Map<string, StatisticEntry>
}

export function emptyTimeline(): Timeline {
  return { incidents: new Map(), statistics: new Map() }
}

/**
 * Adds a message to the timeline. Each key keeps the word of its highest revision, so late messages still fill gaps
 * but never undo what a newer one said. Within one message a withdrawal beats the incident.
 */
export function addToTimeline(timeline: Timeline, message: MatchMessage): void {
  const { revision, at } = message
  const isCorrection = message.correction === true
  const isAnew = isCorrection && message.state.status === FOOTBALL_STATUS.notStarted
  const said = [
    ...(message.incidents ?? []).map((incident) => ({ key: incident.key, incident })),
    ...(message.withdrawn ?? []).map((key) => ({ key, incident: null })),
  ]
  for (const word of said) {
    const wasAnew = timeline.incidents.get(word.key)?.isAnew === true
    const entry = { ...word, revision, at, isCorrection, isAnew: isAnew || wasAnew }
    keepNewest(timeline.incidents, word.key, entry)
  }
  for (const statistic of message.statistics ?? []) {
    keepNewest(timeline.statistics, `${statistic.half} ${statistic.type}`, {
      ...statistic,
      revision,
      at,
    })
  }
}

function keepNewest<Entry extends { revision: number }>(
  entries: Map<string, Entry>,
  key: string,
  entry: Entry,
) {
  const known = entries.get(key)
  if (known === undefined || entry.revision >= known.revision) entries.set(key, entry)
}
