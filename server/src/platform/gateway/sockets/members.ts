import { CODE, REASONS } from '@saidian/shared/contracts/http'
import { CLOSE, encodeImFrame, isTopicName, TOPIC } from '@saidian/shared/contracts/sockets'
import type { Bus } from '../../bus'
import { REVOKED_SUBJECT, type Revoked, readRevoked } from '../revoked'
import { frameOf } from '../topics/frame-bytes'
import type { Connection } from './connection'

const MAX_SOCKETS = 10
/** Longer than any lookup of a ticket. */
const REMEMBERED_MS = 60_000

/**
 * Members with a socket on this gateway: the sockets of a revoked session are closed, and a member
 * has a limited number.
 */
export class Members {
  readonly #members = new Map<string, Set<Connection>>()
  /** Recently revoked sessions, with the time until which they are remembered. */
  readonly #revoked = new Map<string, number>()
  readonly #listening = new AbortController()

  constructor(bus: Bus) {
    bus.subscribe(
      REVOKED_SUBJECT,
      (payload) => this.revoke(readRevoked(payload)),
      this.#listening.signal,
    )
  }

  get size(): number {
    return this.#members.size
  }

  /** False when the member has too many sockets here, or an id that cannot be part of a topic. */
  add(connection: Connection, userId: string): boolean {
    if (!isTopicName(TOPIC.user(userId))) return false
    const sockets = this.#members.get(userId) ?? new Set()
    if (sockets.size >= MAX_SOCKETS) return false
    this.#members.set(userId, sockets.add(connection))
    return true
  }

  remove(connection: Connection): void {
    const userId = connection.user?.id ?? ''
    const sockets = this.#members.get(userId)
    if (sockets?.delete(connection) && sockets.size === 0) this.#members.delete(userId)
  }

  /** Closes the sockets of revoked sessions. */
  revoke({ userId, sessionIds }: Revoked): void {
    const gone = new Set(sessionIds)
    for (const id of gone) this.#revoked.set(id, performance.now() + REMEMBERED_MS)
    for (const connection of [...(this.#members.get(userId) ?? [])])
      if (connection.user && gone.has(connection.user.sessionId)) end(connection)
  }

  /** True when this session was revoked within the last minute. */
  wasRevoked(sessionId: string): boolean {
    return this.#revoked.has(sessionId)
  }

  /** Runs once a tick. */
  sweep(): void {
    for (const [id, until] of this.#revoked) {
      if (until > performance.now()) return
      this.#revoked.delete(id)
    }
  }

  close(): void {
    this.#listening.abort()
  }
}

const NO_TOKEN = frameOf(
  encodeImFrame({ code: CODE.noToken, message: REASONS['auth.no_token'].message }),
)

function end(connection: Connection): void {
  connection.deliver(NO_TOKEN)
  connection.close(CLOSE.noToken, 'auth.no_token')
}
