/** `setTimeout` alone is replaced; sockets keep real time. */
const REAL = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
] as const

/**
 * Timeouts that begin after this call run by the clock, and earlier when the returned function
 * skips time. Undo it by `jest.useRealTimers()`.
 */
export function useSkippedTime(): (ms: number) => void {
  jest.useFakeTimers({ doNotFake: [...REAL], advanceTimers: true })
  return (ms) => void jest.advanceTimersByTime(ms)
}
