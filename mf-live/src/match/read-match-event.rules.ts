import type { MatchEvent } from '@saidian/shared/contracts/football'

type Check = (value: unknown) => boolean

const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value)
const isText: Check = (value) => typeof value === 'string'
const isFlag: Check = (value) => typeof value === 'boolean'
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
const having =
  (fields: Record<string, Check>): Check =>
  (value) =>
    isRecord(value) && Object.entries(fields).every(([name, check]) => check(value[name]))

const INCIDENT = having({
  key: isText,
  revision: isNumber,
  type: isNumber,
  side: isText,
  minute: isNumber,
})
const LINE = having({
  key: isText,
  revision: isNumber,
  order: isNumber,
  time: isText,
  data: isText,
  type: isNumber,
})
const STATISTIC = having({ half: isNumber, type: isNumber, home: isNumber, away: isNumber })
const ODDS = having({ companyId: isNumber, nameZh: isText, type: isNumber, count: isNumber })
const BALL_POSITION = having({ at: isNumber, side: isText, x: isNumber, y: isNumber, act: isText })
const PLAYER = having({ playerId: isNumber, nameZh: isText, shortZh: isText, state: isNumber })
const INJURY = having({ playerId: isNumber, nameZh: isText, type: isNumber, note: isText })
const changes = (item: Check) => having({ put: listOf(item), gone: listOf(isText) })
const isSide: Check = (value) =>
  value === null || having({ confirmed: isFlag, formation: isText, players: listOf(PLAYER) })(value)

const PARTS: Record<string, Check> = {
  feed: having({ source: isText, aliveAt: isNumber, speed: isNumber, demo: isFlag }),
  match: isRecord,
  correctedAt: isNumber,
  coverage: having({
    mlive: isNumber,
    text: isNumber,
    lineup: isNumber,
    intelligence: isNumber,
    odds: isNumber,
  }),
  incidents: changes(INCIDENT),
  text: changes(LINE),
  statistic: listOf(STATISTIC),
  trend: listOf(listOf(isNumber)),
  environment: isRecord,
  lineup: having({ home: isSide, away: isSide }),
  injuries: having({ home: listOf(INJURY), away: listOf(INJURY) }),
  intelligence: having({
    goodHome: listOf(isText),
    badHome: listOf(isText),
    goodAway: listOf(isText),
    badAway: listOf(isText),
    neutral: listOf(isText),
  }),
  odds: listOf(ODDS),
  ballPositions: listOf(BALL_POSITION),
}

/**
 * The event in a frame of `match/football/{id}`, or null if it breaks the contract. Written out
 * because the schema checker is larger than the page.
 */
export function readMatchEvent(data: unknown): MatchEvent | null {
  if (!isRecord(data) || !isNumber(data.serverAt)) return null
  const isValid = Object.entries(PARTS).every(
    ([name, check]) => data[name] === undefined || check(data[name]),
  )
  return isValid ? (data as MatchEvent) : null
}
