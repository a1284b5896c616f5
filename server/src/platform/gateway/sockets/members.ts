import { CODE, REASONS } from '@saidian/shared/contracts/http'
import {
  CLOSE,
  encodeImFrame,
  isTopicName,
  parseImFrame,
  TOPIC,
} from '@saidian/shared/contracts/sockets'
import { type Bus, topicSubject } from '../../bus'
import { REVOKED_SUBJECT, type Revoked, readRevoked } from '../revoked'
import { frameOf } from '../topics/frame-bytes'
import type { Connection } from './connection'

const MAX_SOCKETS = 10
/** Longer than any lookup of a ticket. */
const REMEMBERED_MS = 60_000

type Member = { sockets: Set<Connection>; listening: AbortController }

/**
 * Members with a socket on this gateway. An event of `user/{id}` goes to each socket of the member;
 * the sockets of a revoked session are closed.
 */
export class Members {
  readonly #bus: Bus
  readonly #members = new Map<string, Member>()
  /** Recently revoked sessions, with the time until which they are remembered. */
  readonly #revoked = new Map<string, number>()
  readonly #listening = new AbortController()

  constructor(bus: Bus) {
    this.#bus = bus
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
    const topic = TOPIC.user(userId)
    if (!isTopicName(topic)) return false
    const member = this.#members.get(userId) ?? this.#listen(userId, topic)
    if (member.sockets.size >= MAX_SOCKETS) return false
    member.sockets.add(connection)
    return true
  }

  remove(connection: Connection): void {
    const userId = connection.user?.id
    const member = userId === undefined ? undefined : this.#members.get(userId)
    if (userId === undefined || !member?.sockets.delete(connection) || member.sockets.size > 0)
      return
    member.listening.abort()
    this.#members.delete(userId)
  }

  /** Closes the sockets of revoked sessions. */
  revoke({ userId, sessionIds }: Revoked): void {
    const gone = new Set(sessionIds)
    for (const id of gone) this.#revoked.set(id, performance.now() + REMEMBERED_MS)
    for (const connection of [...(this.#members.get(userId)?.sockets ?? [])])
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

  #listen(userId: string, topic: string): Member {
    const member: Member = { sockets: new Set(), listening: new AbortController() }
    this.#bus.subscribe(
      topicSubject(topic),
      (payload) => deliverToMember(member, payload),
      member.listening.signal,
    )
    this.#members.set(userId, member)
    return member
  }
}

const NO_TOKEN = frameOf(
  encodeImFrame({ code: CODE.noToken, message: REASONS['auth.no_token'].message }),
)

function end(connection: Connection): void {
  connection.deliver(NO_TOKEN)
  connection.close(CLOSE.noToken, 'auth.no_token')
}

function deliverToMember(member: Member, payload: unknown): void {
  const parsed = parseImFrame(JSON.stringify((payload as { data?: unknown } | null)?.data ?? null))
  if (!parsed.ok) return
  const frame = frameOf(encodeImFrame(parsed.frame))
  for (const connection of [...member.sockets]) {
    connection.deliver(frame)
    if (parsed.frame.code === CODE.noToken) connection.close(CLOSE.noToken, 'auth.no_token')
  }
}
