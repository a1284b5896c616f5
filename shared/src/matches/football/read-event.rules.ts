import type { BoardEvent } from '../../contracts/football'

type Check = (value: unknown) => boolean

const isInteger: Check = (value) => Number.isInteger(value)
const isText: Check = (value) => typeof value === 'string'
const isFlag: Check = (value) => typeof value === 'boolean'
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const isPair: Check = (value) =>
  Array.isArray(value) && value.length === 2 && value.every(isInteger)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)

const MATCH: Record<string, Check> = {
  id: isInteger,
  li: isInteger,
  round: isText,
  home: isInteger,
  away: isInteger,
  neutral: isFlag,
  kickoffAt: isInteger,
  s: isInteger,
  ot: orNull(isInteger),
  score: orNull(isPair),
  half: orNull(isPair),
  corners: orNull(isPair),
  yellow: orNull(isPair),
  red: orNull(isPair),
  extra: orNull(isPair),
  shootout: orNull(isPair),
  varCheck: isFlag,
  version: isInteger,
  source: isText,
  sourceAt: isInteger,
}
const LEAGUE: Record<string, Check> = {
  id: isInteger,
  nameZh: isText,
  shortZh: isText,
  color: isText,
  level: isInteger,
  weight: isInteger,
}
const TEAM: Record<string, Check> = {
  id: isInteger,
  nameZh: isText,
  shortZh: isText,
  mark: isText,
  colors: (value) => Array.isArray(value) && value.length === 2 && value.every(isText),
}
const FEED: Record<string, Check> = {
  source: isText,
  aliveAt: isInteger,
  speed: (value) => typeof value === 'number' && value > 0,
  demo: isFlag,
}
const INCIDENT: Record<string, Check> = {
  matchId: isInteger,
  type: isInteger,
  side: (value) => value === 'home' || value === 'away' || value === 'none',
  minute: isInteger,
  player: orNull(isText),
}

const whole =
  (fields: Record<string, Check>): Check =>
  (value) =>
    isRecord(value) && Object.entries(fields).every(([name, check]) => check(value[name]))

/** A change has its id and any of the other fields. */
const isChange: Check = (value) =>
  isRecord(value) &&
  isInteger(value.id) &&
  Object.entries(value).every(([name, field]) => MATCH[name]?.(field) ?? true)

const isAdded: Check = (value) =>
  isRecord(value) &&
  listOf(whole(LEAGUE))(value.leagues) &&
  listOf(whole(TEAM))(value.teams) &&
  listOf(whole(MATCH))(value.matches)

const OPTIONAL: Record<string, Check> = {
  feed: whole(FEED),
  changed: listOf(isChange),
  added: isAdded,
  removed: listOf(isInteger),
  incidents: listOf(whole(INCIDENT)),
}

/**
 * The event in a frame of `board/football`, or null if it breaks the contract. Written out because
 * the schema checker is larger than the list's own code.
 */
export function readBoardEvent(data: unknown): BoardEvent | null {
  if (!isRecord(data) || typeof data.serverAt !== 'number') return null
  const isValid = Object.entries(OPTIONAL).every(
    ([name, check]) => data[name] === undefined || check(data[name]),
  )
  return isValid ? (data as BoardEvent) : null
}
