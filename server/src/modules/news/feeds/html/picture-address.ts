import type { HtmlElement } from './dom'

const MAX_LENGTH = 2_000
/** Where pages that load their pictures late name them. */
const ATTRIBUTES = ['data-src', 'data-original', 'src']

/** Address of the picture of an `img`; null without one that can be fetched. */
export function pictureAddress({ attribs }: HtmlElement, page: string): string | null {
  for (const name of ATTRIBUTES) {
    const url = publicUrl(attribs[name] ?? '', page)
    if (url !== null) return url
  }
  return null
}

/** An http address, resolved against the page that names it; null for every other one. */
export function publicUrl(given: string, page: string): string | null {
  const address = given.trim()
  if (address === '' || address.length > MAX_LENGTH) return null
  const base = URL.canParse(page) ? page : undefined
  if (!URL.canParse(address, base)) return null
  const url = new URL(address, base)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
}
