import { LRUCache } from 'lru-cache'
import type { Clock } from '../../../platform/clock'
import type { User } from '../../../platform/http'

const LIVES_MS = 3_000
const MAX_ENTRIES = 10_000

/**
 * The users of the latest tokens, for some seconds. A revocation removes its sessions at once. A
 * user that was read during a revocation may be outdated and is not cached.
 */
export class SessionCache {
  readonly #users: LRUCache<string, { user: User; at: number }>
  #revocations = 0

  constructor(clock: Clock) {
    this.#users = new LRUCache({ max: MAX_ENTRIES, ttl: LIVES_MS, ttlResolution: 0, perf: clock })
  }

  get revocations(): number {
    return this.#revocations
  }

  /** An entry of the future means that the clock moved back: it counts as expired. */
  find(key: string, nowMs: number): User | null {
    const known = this.#users.get(key)
    return known && known.at <= nowMs ? known.user : null
  }

  /** `revocations` is the count before the user was read, `nowMs` the time. */
  add(key: string, user: User, nowMs: number, revocations: number): void {
    if (revocations !== this.#revocations) return
    this.#users.set(key, { user, at: nowMs }, { start: nowMs })
  }

  revoke(sessionIds: readonly string[]): void {
    this.#revocations++
    const gone = new Set(sessionIds)
    for (const [key, { user }] of this.#users.entries())
      if (gone.has(user.sessionId)) this.#users.delete(key)
  }
}
