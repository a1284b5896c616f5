import type { FeedIncident, FeedMessage, FeedStatistic } from '../../../feeds/feed'
import { COUNTERS } from './counters.rules'

type MatchMessage = Extract<FeedMessage, { kind: 'match' }>

const SMALL = 32_767
const LONGEST_KEY = 200

/**
 * What is wrong with a message, or null. Feeds are written by others: one bad number must not stop the
 * messages beside it. Unknown statuses and types are fine as long as they are small whole numbers.
 */
export function faultOf(message: MatchMessage): string | null {
  if (!isWhole(message.revision, Number.MAX_SAFE_INTEGER) || message.revision === 0) return 'revision'
  if (!Number.isFinite(message.at)) return 'at'
  if (!isWhole(message.state.status, SMALL)) return 'status'
  const counter = COUNTERS.find((name) => !isMaybePair(message.state[name]))
  if (counter !== undefined) return counter
  const { halfKickoffAt } = message.state
  if (halfKickoffAt !== null && !Number.isFinite(halfKickoffAt)) return 'halfKickoffAt'
  if (!(message.incidents ?? []).every(isIncident)) return 'incidents'
  if (!(message.withdrawn ?? []).every(isKey)) return 'withdrawn'
  return (message.statistics ?? []).every(isStatistic) ? null : 'statistics'
}

function isIncident(incident: FeedIncident): boolean {
  const { minute, addedMinute } = incident
  const isTimed = isWhole(minute, SMALL) && (addedMinute === null || isWhole(addedMinute, SMALL))
  const isSided = ['home', 'away', 'none'].includes(incident.side)
  return (
    isKey(incident.key) && isWhole(incident.type, SMALL) && isSided && isTimed && isMaybePair(incident.score)
  )
}

function isStatistic({ half, type, home, away }: FeedStatistic): boolean {
  return isWhole(half, 2) && isWhole(type, SMALL) && isWhole(home, SMALL) && isWhole(away, SMALL)
}

function isMaybePair(value: unknown): boolean {
  if (value === null) return true
  return Array.isArray(value) && value.length === 2 && value.every((part) => isWhole(part, SMALL))
}

function isKey(value: unknown): boolean {
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST_KEY
}

function isWhole(value: unknown, largest: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= largest
}
