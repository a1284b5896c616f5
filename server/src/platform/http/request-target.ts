const ORIGIN = /^https?:\/\/[^/?#]*/i

/**
 * Path and query of a request line. The line is never resolved against a base: in `//[` or
 * `//other.example/a` a URL parser would read a host. Proxies may send the absolute form; its host
 * is ignored.
 */
export function readRequestTarget(requestUrl: string): URL {
  const target = requestUrl.replace(ORIGIN, '')
  return new URL(`http://server${target.startsWith('/') ? '' : '/'}${target}`)
}
