import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import { LOAD_TIMEOUT_MS } from '../../timing/time-limits'
import { pause } from '../../timing/with-retry'

type EntryErrorHook = NonNullable<ModuleFederationRuntimePlugin['loadEntryError']>
type EntryError = Parameters<EntryErrorHook>[0]

/**
 * Retries an entry once when its request fails. A timeout is not retried: it has taken its 8 s
 * already.
 */
export function retryPlugin(
  now: () => number = () => performance.now(),
): ModuleFederationRuntimePlugin {
  const startedAt = new Map<string, number>()

  // The runtime calls this hook for failed requests, not for code that ran and threw.
  const tryAgain = async ({
    getRemoteEntry,
    origin,
    remoteInfo,
    globalLoading,
    uniqueKey,
  }: EntryError) => {
    const waited = now() - (startedAt.get(remoteInfo.entry) ?? 0)
    if (waited >= LOAD_TIMEOUT_MS) return undefined
    // Otherwise the retry would wait for the failed request.
    delete globalLoading[uniqueKey]
    await pause()
    return getRemoteEntry({ origin, remoteInfo })
  }

  return {
    name: 'retry',
    createScript({ url }) {
      startedAt.set(url, now())
      return undefined
    },
    // The declared type wraps the promise twice; the runtime awaits it once.
    loadEntryError: tryAgain as EntryErrorHook,
  }
}
