import { isInstalledApp } from '@saidian/shared/host'
import { type AppStore, messagesSlice } from '@saidian/shared/store'

/** Not in every browser. */
type Badges = {
  setAppBadge?: (count: number) => Promise<void>
  clearAppBadge?: () => Promise<void>
}

/** Shows what waits unread on the icon of the installed app, until `signal` aborts. */
export function showAppBadge(store: AppStore, signal: AbortSignal): void {
  const badges = navigator as Badges
  if (!badges.setAppBadge || !isInstalledApp()) return
  let shown = -1
  const show = (count: number) => {
    if (count === shown) return
    shown = count
    const act = count > 0 ? badges.setAppBadge?.(count) : badges.clearAppBadge?.()
    // The badge is an extra: a browser may forbid it.
    act?.catch(() => undefined)
  }
  const follow = () => show(messagesSlice.selectors.selectUnread(store.getState()))
  follow()
  signal.addEventListener('abort', store.subscribe(follow))
  signal.addEventListener('abort', () => show(0))
}
