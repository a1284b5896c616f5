import type { Position } from '../contracts/sockets'

/** States of the connection; every move carries a reason. */
export type ConnectionState = 'idle' | 'connecting' | 'ready' | 'waiting' | 'closed'

export type TopicEvent = { epoch: string; seq: number; data: unknown }

export type TopicHandlers = {
  /** Every event in order. The handler checks the payload against its contract. */
  onEvent: (event: TopicEvent) => void
  /** What has no number: sent once to those who follow, never again. */
  onSignal?: (data: unknown) => void
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
 * A socket as pages use it. `live` is for all: it connects while there is a subscriber and lingers
 * a little after the last one. `im` is the member's (product-spec 4): it connects while one is
 * logged in; a subscription waits for that. Equal topics share one subscription on the wire.
 */
export type TopicSocket = {
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
