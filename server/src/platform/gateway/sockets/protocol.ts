import type { Connection } from './connection'

/** What is said on a socket of one path. One object serves all sockets of the path. */
export type Protocol = {
  name: 'live' | 'im'
  onOpen: (connection: Connection) => void
  onText: (connection: Connection, text: string) => void
  onBinary: (connection: Connection) => void
  /** The server is about to stop; the peer may come again after `retryAfterMs`. */
  onLeave: (connection: Connection, retryAfterMs: number) => void
  /** Nothing is delivered from now on. Called by whoever ends the connection, once or twice. */
  onClosing: (connection: Connection) => void
  /** Called once a tick. */
  onTick?: (connection: Connection, tick: number) => void
}
