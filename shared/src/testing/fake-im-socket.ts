import type { ImSocket } from '../realtime'

export type FakeImSocket = ImSocket & {
  connect: (connected: boolean) => void
  push: (message: { code: number; data: unknown }) => void
}

/** A member's socket without a network: the test plays the server. */
export function createFakeImSocket(): FakeImSocket {
  const listeners = new Set<(message: { code: number; data: unknown }) => void>()
  let isConnected = false
  return {
    isConnected: () => isConnected,
    onMessage: (listener, signal) => {
      listeners.add(listener)
      signal.addEventListener('abort', () => listeners.delete(listener))
    },
    connect: (connected) => {
      isConnected = connected
    },
    push: (message) => {
      for (const listener of listeners) listener(message)
    },
  }
}
