import type { Connection } from '../sockets/connection'
import { TokenBuckets } from '../token-buckets'

/** A page opens a few topics at a time; a page that reconnects opens all of its topics at once. */
const PER_SOCKET = { perSecond: 8, burst: 64 }
/** People behind one address mostly follow topics that are open already. */
const PER_NETWORK = { perSecond: 50, burst: 256 }

/**
 * Limits how many topics that are not open on this gateway a socket and a network may open: each
 * costs its publisher a database read. Joining an open topic is not counted.
 */
export class OpeningLimits {
  readonly #sockets = new TokenBuckets<Connection>(PER_SOCKET)
  readonly #networks = new TokenBuckets<string>(PER_NETWORK)

  takeOpening(connection: Connection): boolean {
    return this.#sockets.take(connection) && this.#networks.take(connection.network)
  }

  forget(connection: Connection): void {
    this.#sockets.forget(connection)
  }
}
