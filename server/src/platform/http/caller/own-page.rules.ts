type Sender = {
  headers: Record<string, string | string[] | undefined>
  host: string
}

/**
 * True for a call of a page of this origin: browsers send `Sec-Fetch-Site`, older ones the `Origin`
 * of a POST. Apps and pages of other origins send neither value of this origin.
 */
export function isFromOwnPage({ headers, host }: Sender): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  if (typeof origin !== 'string' || !URL.canParse(origin)) return false
  const { protocol, host: sender } = new URL(origin)
  const here = `${protocol}//${host}`
  // Parsed, so that a default port equals no port.
  return URL.canParse(here) && new URL(here).host === sender
}
