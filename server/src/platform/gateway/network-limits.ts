import { TokenBuckets } from './token-buckets'

export type PerNetwork = { maxSockets: number; handshakesPerSecond: number }

/** After a restart all clients of a network reconnect within some seconds. */
const BURST_SECONDS = 3

/** Limits the handshakes and sockets of one network, so that it cannot exclude the others. */
export class NetworkLimits {
  readonly #sockets = new Map<string, number>()
  readonly #handshakes: TokenBuckets<string>
  readonly #maxSockets: number

  constructor({ maxSockets, handshakesPerSecond: perSecond }: PerNetwork) {
    this.#handshakes = new TokenBuckets({ perSecond, burst: perSecond * BURST_SECONDS })
    this.#maxSockets = maxSockets
  }

  /** Counts a handshake; false when the network has made too many, or has enough sockets. */
  takeHandshake(network: string): boolean {
    return (this.#sockets.get(network) ?? 0) < this.#maxSockets && this.#handshakes.take(network)
  }

  opened(network: string): void {
    this.#sockets.set(network, (this.#sockets.get(network) ?? 0) + 1)
  }

  closed(network: string): void {
    const rest = (this.#sockets.get(network) ?? 1) - 1
    if (rest > 0) this.#sockets.set(network, rest)
    else this.#sockets.delete(network)
  }
}
