import type { User } from '../../../platform/http'

const LIVES_MS = 3_000
const MOST = 10_000

/**
 * Who the last tokens belonged to, for some seconds. Forgets at once what is revoked; an answer that was read while
 * something was revoked is not kept, for it may be older.
 */
export class SessionCache {
  readonly #users = new Map<string, { user: User; until: number }>()
  #revocations = 0

  get revocations(): number {
    return this.#revocations
  }

  find(key: string, nowMs: number): User | null {
    const known = this.#users.get(key)
    return known && nowMs < known.until && known.until - nowMs <= LIVES_MS ? known.user : null
  }

  /** `revocations` as it was before the user was read. */
  keep(key: string, user: User, nowMs: number, revocations: number): void {
    if (revocations !== this.#revocations) return
    if (this.#users.size >= MOST) this.#users.clear()
    this.#users.set(key, { user, until: nowMs + LIVES_MS })
  }

  revoke(sessionIds: readonly string[]): void {
    this.#revocations++
    const gone = new Set(sessionIds)
    for (const [key, { user }] of this.#users) if (gone.has(user.sessionId)) this.#users.delete(key)
  }
}
