import type { Position } from '../contracts/sockets'

/** States of the connection; every move carries a reason. */
export type ConnectionState = 'idle' | 'connecting' | 'ready' | 'waiting' | 'closed'

export type TopicEvent = { epoch: string; seq: number; data: unknown }

export type TopicHandlers = {
  /** Every event in order. The handler checks the payload against its contract. */
  onEvent: (event: TopicEvent) => void
  /**
   * The server took the subscription. `recovered` false: what lies between is lost, read the
   * snapshot again.
   */
  onSubscribed?: (position: Position & { recovered: boolean }) => void
  /** The connection is gone; the data on the screen grows old until `onSubscribed`. */
  onStale?: (reason: string) => void
  /** The server refused the topic for good. */
  onRefused?: (reason: string) => void
}

/**
 * The one public socket of the page. It connects while there is a subscriber and lingers a little
 * after the last one. Equal topics share one subscription on the wire.
 */
export type LiveSocket = {
  /**
   * Follows `topic` until `signal` aborts. `since` asks the server to replay what came after it.
   */
  subscribe: (
    topic: string,
    handlers: TopicHandlers,
    options: { signal: AbortSignal; since?: () => Position | undefined },
  ) => void
  state: () => ConnectionState
  onState: (listener: (state: ConnectionState, reason: string) => void, signal: AbortSignal) => void
}

/**
 * The socket of a logged-in member (product-spec 4). Remotes listen; the shell opens and closes it.
 */
export type ImSocket = {
  isConnected: () => boolean
  onMessage: (
    listener: (message: { code: number; data: unknown }) => void,
    signal: AbortSignal,
  ) => void
}
