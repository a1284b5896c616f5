import type { MemberParts } from '../member'

/** While somebody is logged in, `followMember` runs; its code comes with the first login. A new login starts anew. */
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
    // Without it the page works as before; the next full load tries again.
    void import('../member').then(
      ({ followMember }) => life.aborted || followMember(parts, life),
      () => undefined,
    )
  }
  follow()
  signal.addEventListener('abort', parts.store.subscribe(follow))
  signal.addEventListener('abort', () => login.abort())
}
