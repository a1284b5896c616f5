import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import type { IntegrityMap } from '../../files/integrity-map'
import { LOAD_TIMEOUT_MS } from '../../timing/time-limits'
import { withCacheBuster } from '../../timing/with-retry'

/**
 * Loads entries of remotes only from pinned directories and only with the digest that the server
 * pinned.
 * @param trusted turns an allowed address into what `script.src` accepts under Trusted Types
 */
export function integrityPlugin(
  files: IntegrityMap,
  trusted: (url: string) => string,
): ModuleFederationRuntimePlugin {
  const requested = new Set<string>()
  return {
    name: 'integrity',
    createScript({ url }) {
      const script = document.createElement('script')
      const digest = files.digestOf(url)
      if (digest) script.integrity = digest
      // Only for another origin: the mode must equal that of the page's preload links, or files
      // load twice.
      if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous'
      script.async = true
      script.setAttribute('fetchpriority', 'high')
      // A request that never ended would delay the next one for the same address.
      script.src = trusted(requested.has(url) ? withCacheBuster(url) : url)
      requested.add(url)
      return { script, timeout: LOAD_TIMEOUT_MS }
    },
  }
}
