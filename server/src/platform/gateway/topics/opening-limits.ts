import type { Connection } from '../sockets/connection'
import { TokenBuckets } from '../token-buckets'

/** A page opens a few topics at a time, one that comes back all of its topics at once. */
const PER_SOCKET = { perSecond: 8, burst: 64 }
/** People behind one address mostly follow what others follow already. */
const PER_NETWORK = { perSecond: 50, burst: 256 }

/**
 * How many topics that are not open on this gateway a socket and a network may open: each makes its owner read the
 * database. Joining an open topic costs nothing and is not counted.
 */
export class OpeningLimits {
  readonly #sockets = new TokenBuckets<Connection>(PER_SOCKET)
  readonly #networks = new TokenBuckets<string>(PER_NETWORK)

  mayOpen(connection: Connection): boolean {
    return this.#sockets.take(connection) && this.#networks.take(connection.network)
  }

  forget(connection: Connection): void {
    this.#sockets.forget(connection)
  }
}
