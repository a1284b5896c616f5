import { isOwnAddress } from '@saidian/shared/contracts/page'

/** What a code says: a page of the product, or any other text. */
export type Scanned = { kind: 'page'; path: string } | { kind: 'text'; text: string }

/** Only an address of this very origin is a page; nothing else is ever opened. */
export function scannedOf(text: string, origin: string): Scanned {
  if (!URL.canParse(text)) return { kind: 'text', text }
  const url = new URL(text)
  const path = url.pathname + url.search + url.hash
  return url.origin === origin && isOwnAddress(path)
    ? { kind: 'page', path }
    : { kind: 'text', text }
}
