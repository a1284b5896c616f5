import type { FeedIncident, FeedMessage, FeedStatistic } from '../../feeds/feed'
import type { MatchState, StateRules } from '../match-state'
import type { MatchMessage } from './match/match-message'

const SMALL = 32_767
const MAX_KEY_LENGTH = 200

/**
 * The name of the first invalid field of a message, or null. Feeds are external: one bad number
 * must not stop the other messages. Unknown statuses and types are valid if they are small whole
 * numbers.
 */
export function faultOf<State extends MatchState>(
  states: Pick<StateRules<State>, 'faultOf'>,
  message: MatchMessage<State>,
): string | null {
  if (!isRecord(message.state)) return 'state'
  if (!isWhole(message.revision, Number.MAX_SAFE_INTEGER) || message.revision === 0)
    return 'revision'
  if (!Number.isFinite(message.at)) return 'at'
  if (!isWhole(message.state.status, SMALL)) return 'status'
  const fault = states.faultOf(message.state)
  if (fault !== null) return fault
  if (!isListOf(message.incidents, isIncident)) return 'incidents'
  if (!isListOf(message.withdrawn, isKey)) return 'withdrawn'
  return isListOf(message.statistics, isStatistic) ? null : 'statistics'
}

/** Kinds of messages and the lists that their stores require. */
const LISTS: Record<FeedMessage['kind'], readonly string[]> = {
  catalogue: ['leagues', 'teams', 'seasons'],
  fixtures: ['fixtures'],
  match: [],
  players: [],
  lineup: [],
  text: [],
  trend: [],
  facts: [],
  injuries: [],
  odds: ['quotes'],
  lottery: ['issues', 'entries'],
  ballPositions: [],
}
/** Kinds without further checks; the stores of the others check entries and count dropped ones. */
const STORED_UNCHECKED = new Set<unknown>(['catalogue', 'fixtures'])

/** Whether a delivered value is a message: of a known kind, with its time and required lists. */
export function isMessage<State>(value: unknown): value is FeedMessage<State> {
  if (!isRecord(value) || !Object.hasOwn(LISTS, String(value.kind))) return false
  const lists = LISTS[value.kind as FeedMessage['kind']].map((name) => value[name])
  if (!lists.every(Array.isArray)) return false
  if (!STORED_UNCHECKED.has(value.kind)) return value.kind !== 'match' || Number.isFinite(value.at)
  return Number.isFinite(value.at) && lists.every((list) => !(list as unknown[]).includes(null))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list may be missing; its entries may not be null. */
function isListOf<Entry>(
  list: readonly Entry[] | undefined,
  isEntry: (entry: Entry) => boolean,
): boolean {
  if (list === undefined) return true
  return (
    Array.isArray(list) &&
    list.every((entry) => entry !== null && entry !== undefined && isEntry(entry))
  )
}

function isIncident(incident: FeedIncident): boolean {
  const { minute, addedMinute } = incident
  const isTimed = isWhole(minute, SMALL) && (addedMinute === null || isWhole(addedMinute, SMALL))
  const isSided = ['home', 'away', 'none'].includes(incident.side)
  return (
    isKey(incident.key) &&
    isWhole(incident.type, SMALL) &&
    isSided &&
    isTimed &&
    isMaybePair(incident.score)
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
  return typeof value === 'string' && value.length > 0 && value.length <= MAX_KEY_LENGTH
}

function isWhole(value: unknown, largest: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= largest
}
