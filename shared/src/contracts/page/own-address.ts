const ORIGIN = 'https://own.invalid'
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop some of them and then read `//host`
const UNSAFE = /[\\\u0000-\u0020\u007f-\u009f\u2028\u2029]/

/**
 * True for an address that stays in the product: a path from its root, with query and hash at will.
 * Every place that follows an address which it did not write itself asks this first, so that no
 * link leads to another site.
 */
export function isOwnAddress(address: string): boolean {
  if (!address.startsWith('/') || UNSAFE.test(address)) return false
  const path = decoded(address.split(/[?#]/, 1)[0] ?? '')
  if (path === null || UNSAFE.test(path) || path.includes('//')) return false
  return URL.canParse(address, ORIGIN) && isPlain(new URL(address, ORIGIN))
}

/** Dot segments can hide an empty first segment, which a router would read as a host. */
function isPlain({ origin, pathname }: URL): boolean {
  return origin === ORIGIN && !pathname.startsWith('//')
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
