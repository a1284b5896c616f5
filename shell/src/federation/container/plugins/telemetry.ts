import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'

export type Track = (event: string, values?: Record<string, string | number>) => void

/** Tracks how long the entry of each remote took and whether it needed a retry. */
export function telemetryPlugin(
  track: Track,
  now: () => number = () => performance.now(),
): ModuleFederationRuntimePlugin {
  const startedAt = new Map<string, number>()
  return {
    name: 'telemetry',
    createScript({ remoteInfo }) {
      if (remoteInfo && !startedAt.has(remoteInfo.name)) startedAt.set(remoteInfo.name, now())
      return undefined
    },
    async afterLoadEntry({ remoteInfo, cached, recovered, error }) {
      const start = startedAt.get(remoteInfo.name)
      if (cached || start === undefined) return
      startedAt.delete(remoteInfo.name)
      const outcome = error ? 'failed' : recovered ? 'second try' : 'first try'
      track('remote.entry', { remote: remoteInfo.name, outcome, ms: Math.round(now() - start) })
    },
  }
}
