import type { ApiError } from '@saidian/shared/api'
import type { LiveEvent, LiveState, Reply } from '@saidian/shared/live'

type Query<T extends Reply> = {
  currentData?: LiveState<T, LiveEvent>
  error?: unknown
  refetch: () => unknown
}

/** State of a live query of a match page: loading, failed, or shown (perhaps delayed). */
export type LiveQueryState<T extends Reply> = {
  data: T | undefined
  /** Data within the stream delay is missing, and the state before it is unknown. */
  isDelayed: boolean
  hasFailed: boolean
  reason: string | null
  errorText: string
  refresh: () => unknown
}

/** State of a live query as the match page shows it. */
export function liveQueryState<T extends Reply>(query: Query<T>): LiveQueryState<T> {
  const { reason, message } = (query.error ?? {}) as Partial<ApiError>
  return {
    data: query.currentData?.shown,
    isDelayed: query.currentData?.isDelayed ?? false,
    hasFailed: query.error !== undefined && query.currentData === undefined,
    reason: reason ?? null,
    errorText: message || '加载失败',
    refresh: () => query.refetch(),
  }
}
