import type { User } from '../../../platform/http'

const LIVES_MS = 3_000
const MAX_ENTRIES = 10_000

/**
 * The users of the latest tokens, for some seconds. A revocation removes its sessions at once. A
 * user that was read during a revocation may be outdated and is not cached.
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

  /** `revocations` is the count before the user was read. */
  add(key: string, user: User, nowMs: number, revocations: number): void {
    if (revocations !== this.#revocations) return
    if (this.#users.size >= MAX_ENTRIES) this.#users.clear()
    this.#users.set(key, { user, until: nowMs + LIVES_MS })
  }

  revoke(sessionIds: readonly string[]): void {
    this.#revocations++
    const gone = new Set(sessionIds)
    for (const [key, { user }] of this.#users) if (gone.has(user.sessionId)) this.#users.delete(key)
  }
}
