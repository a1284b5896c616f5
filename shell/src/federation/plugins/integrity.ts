import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import { withCacheBuster } from '../second-try'
import { LOAD_TIMEOUT_MS } from '../timing'
import type { VouchedFiles } from '../vouched-files'

/**
 * Scripts and style sheets of remotes: only from pinned directories, only with the digest the server pinned.
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
      protect(script, url, files)
      script.async = true
      script.setAttribute('fetchpriority', 'high')
      // A file that never came holds up the next request for the very same address.
      script.src = trusted(asked.has(url) ? withCacheBuster(url) : url)
      asked.add(url)
      return { script, timeout: LOAD_TIMEOUT_MS }
    },
    createLink({ url, attrs }) {
      const link = document.createElement('link')
      for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value))
      link.removeAttribute('crossorigin')
      protect(link, url, files)
      link.href = url
      return { link, timeout: LOAD_TIMEOUT_MS }
    },
  }
}

/** `crossorigin` only where the origin differs: it has to equal that of the page's preload links, or files load twice. */
function protect(element: HTMLScriptElement | HTMLLinkElement, url: string, files: VouchedFiles): void {
  const digest = files.digestOf(url)
  if (digest) element.integrity = digest
  if (new URL(url, location.href).origin !== location.origin) element.crossOrigin = 'anonymous'
}
