import type { Duplex } from 'node:stream'
import { LIMITS, type Reason } from '@saidian/shared/contracts'
import type { RawData, WebSocket } from 'ws'
import { PING_FRAME, refusedFrame } from '../topics/publisher'
import { writeWithinCap } from './backpressure'

const TICKS_A_MINUTE = 60
const HEARTBEAT_BYTE = 0x30

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

/** Stands for one wish to follow: while its rule decides, it tells this wish from a later one for the same topic. */
export type Ticket = { readonly isJoined: boolean }

/** The member of a socket, and the login by which they opened it. */
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
 * One socket. There are ten thousand of them, so the state is small whole numbers, nothing is made before it is
 * needed, and time is counted in the ticks of the gateway instead of timers.
 */
export class Connection {
  readonly serial: number
  /** Where the client comes from. */
  readonly network: string
  readonly protocol: Protocol
  readonly topics = new Map<string, Ticket>()
  user: SocketUser | null = null
  /** A login is being checked; a second one is not looked at. */
  isLoggingIn = false
  openedAt: number
  receivedAt: number
  pingedAt = 0
  /** When the login was last known to stand. */
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

  /** Writes prepared bytes; a peer that does not read them is closed. */
  deliver(frame: Buffer): void {
    if (this.isOpen) writeWithinCap(this, this.#raw, frame)
  }

  refuse(topic: string, reason: Reason): void {
    this.topics.delete(topic)
    this.deliver(refusedFrame(reason, topic))
  }

  ping(tick: number): void {
    this.pingedAt = tick
    this.deliver(PING_FRAME)
  }

  /** Counts a frame against the minute; false when there were too many. */
  mayTakeFrame(tick: number): boolean {
    this.receivedAt = tick
    if (tick - this.#minuteStartedAt >= TICKS_A_MINUTE) {
      this.#minuteStartedAt = tick
      this.#framesThisMinute = 0
    }
    this.#framesThisMinute++
    return this.#framesThisMinute <= LIMITS.framesPerMinute
  }

  /** Says goodbye; ws cuts the line when the peer does not answer in time. */
  close(code: number, reason: string): void {
    if (!this.isOpen) return
    this.protocol.onClosing(this)
    this.#ws.close(code, reason)
  }

  cut(): void {
    this.#ws.terminate()
  }
}

/** `"0"`, which keeps a connection alive without being a frame of the protocol. */
export function isHeartbeat(data: RawData): data is Buffer {
  return Buffer.isBuffer(data) && data.length === 1 && data[0] === HEARTBEAT_BYTE
}
