import type { IntegrityMap } from '../files/integrity-map'
import { withCacheBuster } from '../timing/with-retry'

/**
 * Returns a function that makes scripts of entries, only from pinned directories and only with the
 * digest that the server pinned.
 * @param trusted turns an allowed address into what `script.src` accepts under Trusted Types
 */
export function entryScripts(
  files: IntegrityMap,
  trusted: (url: string) => string,
): (url: string) => HTMLScriptElement {
  const requested = new Set<string>()
  return (url) => {
    const script = document.createElement('script')
    const digest = files.digestOf(url)
    if (digest) script.integrity = digest
    // Only for another origin: the mode must equal that of the page's preload links, or files load
    // twice.
    if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous'
    script.async = true
    script.setAttribute('fetchpriority', 'high')
    // A request that never ended would delay the next one for the same address.
    script.src = trusted(requested.has(url) ? withCacheBuster(url) : url)
    requested.add(url)
    return script
  }
}
