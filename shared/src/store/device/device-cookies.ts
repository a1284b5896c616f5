/**
 * Pairs that the browser did not keep, by name. A browser that blocks cookies does so without an
 * error.
 */
const memory = new Map<string, string>()

const PROBE = 'cookie-probe'

/** `document.cookie` that works for the life of the page where cookies are blocked. */
export const deviceCookies = {
  /** `name=value` pairs, separated as in `document.cookie`. */
  read(): string {
    return [readDocument(), ...memory.values()].filter((text) => text !== '').join('; ')
  },
  /** Takes a cookie with its attributes, as `document.cookie` does. `max-age=0` removes it. */
  write(cookie: string): void {
    const [pair = ''] = cookie.split(';')
    const [name = ''] = pair.split('=')
    memory.delete(name)
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
      document.cookie = cookie
    } catch {
      // A sandboxed page; the memory keeps it.
    }
    const isRemoval = /;\s*max-age=0\b/i.test(cookie)
    if (!isRemoval && !readDocument().split('; ').includes(pair)) memory.set(name, pair)
  },
}

/**
 * Whether the browser takes no cookies; `navigator.cookieEnabled` is true in Chromium all the same.
 */
export function areCookiesBlocked(): boolean {
  isBlocked ??= probeCookies()
  return isBlocked
}

/** A change of the browser's setting takes effect with a reload. */
let isBlocked: boolean | undefined

function probeCookies(): boolean {
  deviceCookies.write(`${PROBE}=1; path=/; samesite=strict`)
  const isBlocked = !readDocument().includes(`${PROBE}=1`)
  deviceCookies.write(`${PROBE}=; path=/; max-age=0`)
  return isBlocked
}

function readDocument(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}
