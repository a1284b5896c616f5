import { useCallback, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function follow(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const each of listeners) each()
  }, 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/**
 * Reads a value that depends on the time of day, again every second, on the one timer of the page.
 * A component renders again only when the value it reads has changed, so return words, not moments.
 */
export function useTicking<Value extends string | number | boolean>(
  read: (nowMs: number) => Value,
): Value {
  // Reading twice within one rendering must agree, so the second is what counts, not the
  // millisecond.
  const snapshot = useCallback(() => read(Math.floor(Date.now() / 1000) * 1000), [read])
  return useSyncExternalStore(follow, snapshot)
}
