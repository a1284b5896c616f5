/** `setInterval` drives the ticks of a gateway; sockets and timeouts keep real time. */
const REAL = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const

const TICK_MS = 1_000

/**
 * Gateways that start after this call tick only when the returned function is called. Undo it by
 * `jest.useRealTimers()` after the gateways have stopped.
 */
export function useManualTicks(): (count: number) => void {
  jest.useFakeTimers({ doNotFake: [...REAL] })
  return (count) => void jest.advanceTimersByTime(count * TICK_MS)
}
