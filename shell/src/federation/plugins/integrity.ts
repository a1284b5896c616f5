import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import { withCacheBuster } from '../second-try'
import { LOAD_TIMEOUT_MS } from '../timing'
import type { VouchedFiles } from '../vouched-files'

/**
 * Entries of remotes: only from pinned directories, only with the digest the server pinned.
 * @param trusted turns a vouched address into what `script.src` accepts under Trusted Types
 */
export function integrityPlugin(
  files: VouchedFiles,
  trusted: (url: string) => string,
): ModuleFederationRuntimePlugin {
  const asked = new Set<string>()
  return {
    name: 'integrity',
    createScript({ url }) {
      const script = document.createElement('script')
      const digest = files.digestOf(url)
      if (digest) script.integrity = digest
      // Only where the origin differs: it has to equal that of the page's preload links, or files load twice.
      if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous'
      script.async = true
      script.setAttribute('fetchpriority', 'high')
      // A file that never came holds up the next request for the very same address.
      script.src = trusted(asked.has(url) ? withCacheBuster(url) : url)
      asked.add(url)
      return { script, timeout: LOAD_TIMEOUT_MS }
    },
  }
}
