import type { MemberParts } from '../member'

/**
 * Runs `followMember` while a member is logged in; the first login loads its code. A new login
 * restarts it.
 */
export function startMember(parts: MemberParts, signal: AbortSignal): void {
  let token: string | null = null
  let login = new AbortController()
  const follow = () => {
    const next = parts.store.getState().session.auth?.token ?? null
    if (next === token) return
    token = next
    login.abort()
    if (token === null) return
    login = new AbortController()
    const { signal: life } = login
    // If the code fails to load, the page works without it until the next full load.
    void import('../member').then(
      ({ followMember }) => life.aborted || followMember(parts, life),
      () => undefined,
    )
  }
  follow()
  signal.addEventListener('abort', parts.store.subscribe(follow))
  signal.addEventListener('abort', () => login.abort())
}
