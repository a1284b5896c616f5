import type { Duplex } from 'node:stream'
import type { Reason } from '@saidian/shared/contracts/http'
import { LIMITS } from '@saidian/shared/contracts/sockets'
import type { RawData, WebSocket } from 'ws'
import { PING_FRAME, rejectedFrame } from '../topics/frame-bytes'
import { writeWithinCap } from './backpressure'

const TICKS_A_MINUTE = 60
const HEARTBEAT_BYTE = 0x30

/** The protocol of one socket path. One object serves all sockets of the path. */
export type Protocol = {
  name: 'live' | 'im'
  onOpen: (connection: Connection) => void
  onText: (connection: Connection, text: string) => void
  onBinary: (connection: Connection) => void
  /** The server is about to stop; the peer may reconnect after `retryAfterMs`. */
  onLeave: (connection: Connection, retryAfterMs: number) => void
  /** Nothing is delivered from now on. Runs once or twice, whichever side closes. */
  onClosing: (connection: Connection) => void
  /** Called once a tick. */
  onTick?: (connection: Connection, tick: number) => void
}

/**
 * Identifies one subscribe request: while its rule decides, a later request for the same topic has
 * another ticket.
 */
export type Ticket = { readonly isJoined: boolean }

/** The member of a socket, and the session that opened it. */
export type SocketUser = { id: string; sessionId: string }

type ConnectionParts = {
  serial: number
  network: string
  ws: WebSocket
  raw: Duplex
  protocol: Protocol
  tick: number
}

/**
 * One socket. A gateway holds ten thousand of them: the state is small integers, objects are
 * created when they are needed, and ticks of the gateway replace timers.
 */
export class Connection {
  readonly serial: number
  /** The network of the client. */
  readonly network: string
  readonly protocol: Protocol
  readonly topics = new Map<string, Ticket>()
  user: SocketUser | null = null
  /** A login is being checked; a second one is ignored. */
  isLoggingIn = false
  openedAt: number
  receivedAt: number
  pingedAt = 0
  /** Tick at which the session was last known to be valid. */
  checkedAt: number
  #minuteStartedAt: number
  #framesThisMinute = 0
  readonly #ws: WebSocket
  readonly #raw: Duplex

  constructor({ serial, network, ws, raw, protocol, tick }: ConnectionParts) {
    this.serial = serial
    this.network = network
    this.protocol = protocol
    this.#ws = ws
    this.#raw = raw
    this.openedAt = tick
    this.receivedAt = tick
    this.checkedAt = tick
    this.#minuteStartedAt = tick
  }

  get isOpen(): boolean {
    return this.#ws.readyState === this.#ws.OPEN
  }

  /** Writes prepared bytes; closes a peer that does not read them. */
  deliver(frame: Buffer): void {
    if (this.isOpen) writeWithinCap(this, this.#raw, frame)
  }

  reject(topic: string, reason: Reason): void {
    this.topics.delete(topic)
    this.deliver(rejectedFrame(reason, topic))
  }

  ping(tick: number): void {
    this.pingedAt = tick
    this.deliver(PING_FRAME)
  }

  /** Counts a frame against the minute; false when there were too many. */
  countFrame(tick: number): boolean {
    this.receivedAt = tick
    if (tick - this.#minuteStartedAt >= TICKS_A_MINUTE) {
      this.#minuteStartedAt = tick
      this.#framesThisMinute = 0
    }
    this.#framesThisMinute++
    return this.#framesThisMinute <= LIMITS.framesPerMinute
  }

  /** Starts the closing handshake; ws terminates a peer that does not answer in time. */
  close(code: number, reason: string): void {
    if (!this.isOpen) return
    this.protocol.onClosing(this)
    this.#ws.close(code, reason)
  }

  terminate(): void {
    this.#ws.terminate()
  }
}

/** `"0"` keeps a connection alive and is no frame of the protocol. */
export function isHeartbeat(data: RawData): data is Buffer {
  return Buffer.isBuffer(data) && data.length === 1 && data[0] === HEARTBEAT_BYTE
}
