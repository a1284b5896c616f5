import type { BoardMatch, FeedState } from '@saidian/shared/contracts'

/** What the ledger shows of a match and may change while it is played. */
const FIELDS = [
  's',
  'ot',
  'score',
  'extra',
  'shootout',
  'kickoffAt',
  'version',
  'sourceAt',
] as const

export type MatchChange = Pick<BoardMatch, 'id'> &
  Partial<Pick<BoardMatch, (typeof FIELDS)[number]>>
export type MatchEvent = { serverAt: number; feed?: FeedState; changed: readonly MatchChange[] }

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isPair = (value: unknown) =>
  value === null || (Array.isArray(value) && value.length === 2 && value.every(Number.isInteger))
const isWhole = (value: unknown) => Number.isInteger(value)

const CHECKS: Record<(typeof FIELDS)[number], (value: unknown) => boolean> = {
  s: isWhole,
  ot: (value) => value === null || isWhole(value),
  score: isPair,
  extra: isPair,
  shootout: isPair,
  kickoffAt: isWhole,
  version: isWhole,
  sourceAt: isWhole,
}

/**
 * What an event of `board/football` tells of matches that are known; null when it breaks the contract. By hand, as the
 * schema checker would weigh more than the page.
 */
export function readMatchEvent(data: unknown): MatchEvent | null {
  if (!isFields(data) || typeof data.serverAt !== 'number') return null
  const { serverAt, feed, changed = [], added } = data
  if (feed !== undefined && !isFeed(feed)) return null
  if (!Array.isArray(changed) || !changed.every(isChange)) return null
  const news = isFields(added) && Array.isArray(added.matches) ? added.matches : []
  if (!news.every(isChange)) return null
  return { serverAt, ...(feed !== undefined && { feed }), changed: [...changed, ...news].map(pick) }
}

function isFeed(value: unknown): value is FeedState {
  return (
    isFields(value) && isWhole(value.aliveAt) && typeof value.speed === 'number' && value.speed > 0
  )
}

function isChange(value: unknown): value is MatchChange {
  if (!isFields(value) || !isWhole(value.id)) return false
  return FIELDS.every((name) => value[name] === undefined || CHECKS[name](value[name]))
}

function pick(change: MatchChange): MatchChange {
  const told = FIELDS.filter((name) => change[name] !== undefined).map((name) => [
    name,
    change[name],
  ])
  return { ...Object.fromEntries(told), id: change.id }
}
