import {
  type Follow,
  isSportId,
  PAGE_KINDS,
  type SettingEntry,
  sportOf,
  type Visit,
} from '../contracts/personal'
import { followName, isFollowKind } from './follows.slice'
import {
  EMPTY,
  latestMarks,
  latestVisits,
  MAX_TITLE,
  type OutboxState,
  type Waiting,
} from './outbox.rules'
import { SETTINGS, type SettingKey } from './settings.registry'

type StoredPage = Record<string, unknown>

/**
 * What the storage holds, as far as a server would take it: one damaged entry must not hold up the
 * others.
 */
export function parseOutbox(stored: unknown): OutboxState {
  if (!isObject(stored)) return EMPTY
  const { left } = stored
  const leftBy = isObject(left) ? ownerOf(left) : null
  return {
    ...parseWaiting(stored),
    ownerId: ownerOf(stored),
    left: isObject(left) && leftBy !== null ? { ...parseWaiting(left), ownerId: leftBy } : null,
  }
}

function ownerOf({ ownerId }: Record<string, unknown>): string | null {
  return typeof ownerId === 'string' ? ownerId : null
}

function parseWaiting({ settings, follows, visits }: Record<string, unknown>): Waiting {
  return {
    settings: byName(listOf(settings).filter(isSettingEntry), ({ key }) => key),
    follows: latestMarks(byName(listOf(follows).flatMap(parseFollow), followName)),
    visits: latestVisits(listOf(visits).flatMap(parseVisit)),
  }
}

function listOf(stored: unknown): unknown[] {
  return isObject(stored) || Array.isArray(stored) ? Object.values(stored) : []
}

function byName<Value>(values: Value[], nameOf: (value: Value) => string): Record<string, Value> {
  return Object.fromEntries(values.map((value) => [nameOf(value), value]))
}

function isSettingEntry(entry: unknown): entry is SettingEntry {
  if (!isObject(entry) || !isTime(entry.at) || typeof entry.key !== 'string') return false
  return (
    Object.hasOwn(SETTINGS, entry.key) && SETTINGS[entry.key as SettingKey].accepts(entry.value)
  )
}

function parseFollow(follow: unknown): Follow[] {
  if (!isPage(follow) || typeof follow.isOn !== 'boolean') return []
  if (typeof follow.kind !== 'string' || !isFollowKind(follow.kind)) return []
  const isTimed = follow.kickoffAt === null || Number.isSafeInteger(follow.kickoffAt)
  return isTimed ? [withSport(follow as StoredPage & Follow)] : []
}

function parseVisit(visit: unknown): Visit[] {
  if (!isPage(visit) || !PAGE_KINDS.some((kind) => kind === visit.kind)) return []
  return [withSport(visit as StoredPage & Visit)]
}

/** An entry from before basketball has no sport. */
function withSport<Page extends Follow | Visit>(page: Page): Page {
  return { ...page, sport: sportOf(page.kind, page.sport) }
}

function isPage(page: unknown): page is StoredPage {
  if (!isObject(page) || !isTime(page.at)) return false
  const { id, sport, title } = page
  return (
    (sport == null || isSportId(sport)) &&
    typeof id === 'string' &&
    /^[\w-]{1,64}$/.test(id) &&
    typeof title === 'string' &&
    title.length <= MAX_TITLE
  )
}

function isTime(at: unknown): boolean {
  return Number.isSafeInteger(at) && Number(at) >= 0
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
