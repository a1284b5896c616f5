/** An address inside the product, in its parts: each is empty or begins with `/`, `?` or `#`. */
export type Address = { pathname: string; search: string; hash: string }

/**
 * The address of a text: `/live/hot`, or `?tab=odds` and `#comments` of the page at `from`. It
 * never leaves the product: `//evil.example` and `https://evil.example` are paths that no page has.
 */
export function addressOf(to: string, from: string): Address {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? []
  return {
    pathname: path === '' ? from : pathOf(path),
    search: search === '?' ? '' : search,
    hash: hash === '#' ? '' : hash,
  }
}

/** Browsers leave tabs and line breaks out, and read `//` and `/\` as the begin of a host. */
const pathOf = (path: string) => `/${path.replace(/[\t\n\r]/g, '')}`.replace(/[\\/]{2,}/g, '/')

export const textOf = ({ pathname, search, hash }: Address): string => pathname + search + hash
