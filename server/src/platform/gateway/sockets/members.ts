import { CLOSE, CODE, encodeImFrame, isTopicName, parseImFrame, TOPIC } from '@saidian/shared/contracts'
import { type Bus, topicSubject } from '../../bus'
import { frameOf } from '../topics/publisher'
import type { Connection } from './connection'

const MAX_SOCKETS = 10

type Member = { sockets: Set<Connection>; listening: AbortController }

/** Members with a socket on this gateway. What `user/{id}` says goes to each of the member's sockets. */
export class Members {
  readonly #bus: Bus
  readonly #members = new Map<string, Member>()

  constructor(bus: Bus) {
    this.#bus = bus
  }

  get size(): number {
    return this.#members.size
  }

  /** False when the member has too many sockets here, or an id that cannot be a topic. */
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
    if (userId === undefined || !member?.sockets.delete(connection) || member.sockets.size > 0) return
    member.listening.abort()
    this.#members.delete(userId)
  }

  #listen(userId: string, topic: string): Member {
    const member: Member = { sockets: new Set(), listening: new AbortController() }
    this.#bus.subscribe(topicSubject(topic), (payload) => tell(member, payload), member.listening.signal)
    this.#members.set(userId, member)
    return member
  }
}

function tell(member: Member, payload: unknown): void {
  const parsed = parseImFrame(JSON.stringify((payload as { data?: unknown } | null)?.data ?? null))
  if (!parsed.ok) return
  const frame = frameOf(encodeImFrame(parsed.frame))
  for (const connection of [...member.sockets]) {
    connection.deliver(frame)
    if (parsed.frame.code === CODE.noToken) connection.close(CLOSE.noToken, 'auth.no_token')
  }
}
