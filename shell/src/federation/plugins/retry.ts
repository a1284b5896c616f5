import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import { pause } from '../second-try'
import { LOAD_TIMEOUT_MS } from '../timing'

type EntryErrorHook = NonNullable<ModuleFederationRuntimePlugin['loadEntryError']>
type EntryError = Parameters<EntryErrorHook>[0]

/** One more try for an entry that failed at once. Silence has cost its time already, so a timeout is not tried again. */
export function retryPlugin(
  now: () => number = () => performance.now(),
): ModuleFederationRuntimePlugin {
  const startedAt = new Map<string, number>()

  // The runtime calls this for files that did not come; code that ran and threw does not get here.
  const tryAgain = async ({
    getRemoteEntry,
    origin,
    remoteInfo,
    globalLoading,
    uniqueKey,
  }: EntryError) => {
    const waited = now() - (startedAt.get(remoteInfo.entry) ?? 0)
    if (waited >= LOAD_TIMEOUT_MS) return undefined
    // Else the new attempt would wait for the one it replaces.
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
