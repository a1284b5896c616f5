import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'

/** Loads and parses one manifest; rejects for anything that is not one. */
export type ManifestSource = (url: string) => Promise<unknown>

/**
 * Gives the federation runtime manifests only. The runtime itself looks at neither status nor content, and would
 * remember a wrong answer for the life of the page; a rejection it forgets.
 */
export function guardPlugin(manifestAt: ManifestSource): ModuleFederationRuntimePlugin {
  return {
    name: 'guard',
    async fetch(url) {
      return Response.json(await manifestAt(url))
    },
  }
}
