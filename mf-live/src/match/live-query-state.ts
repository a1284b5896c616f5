import type { ApiError } from '@saidian/shared/api'
import type { LiveState, Reply } from '@saidian/shared/live'

type Query<T extends Reply> = {
  currentData?: LiveState<T>
  error?: unknown
  refetch: () => unknown
}

/** A part of a match page in its states: not there yet, failed, or shown (and perhaps held back by the stream delay). */
export type LiveQueryState<T extends Reply> = {
  data: T | undefined
  /** What is younger than the stream delay is missing, and nobody knows what was before. */
  isDelayed: boolean
  hasFailed: boolean
  reason: string | null
  errorText: string
  refresh: () => unknown
}

/** Reads a followed query the way every part of a match page shows it. */
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
