import type { BoardMatch, FeedState } from '@saidian/shared/contracts'

/** Fields of a match that the match map shows and that change during play. */
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
 * Parses an event of `board/football`; null when it breaks the contract. The checks are plain code
 * because the schema validator would be larger than the page.
 */
export function readMatchEvent(data: unknown): MatchEvent | null {
  if (!isFields(data) || typeof data.serverAt !== 'number') return null
  const { serverAt, feed, changed = [], added } = data
  if (feed !== undefined && !isFeed(feed)) return null
  if (!Array.isArray(changed) || !changed.every(isChange)) return null
  const addedMatches = isFields(added) && Array.isArray(added.matches) ? added.matches : []
  if (!addedMatches.every(isChange)) return null
  return {
    serverAt,
    ...(feed !== undefined && { feed }),
    changed: [...changed, ...addedMatches].map(pick),
  }
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
  const fields = FIELDS.filter((name) => change[name] !== undefined).map((name) => [
    name,
    change[name],
  ])
  return { ...Object.fromEntries(fields), id: change.id }
}
