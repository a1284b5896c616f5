/** The site that passkeys belong to, as WebAuthn defines it. */
export type RelyingParty = { id: string; origin: string }

export type RelyingPartyConfig = { allowedOrigins: readonly string[]; https: boolean }

type RequestAddress = { host: string; protocol: string; origin: string | undefined }

/**
 * The relying party of a request: the page's origin if it is configured, otherwise the first
 * configured origin; without configuration the origin that was called. Null for an invalid host.
 */
export function relyingPartyOf(
  request: RequestAddress,
  config: RelyingPartyConfig,
): RelyingParty | null {
  const called = `${config.https ? 'https' : request.protocol}://${request.host}`
  const allowed = config.allowedOrigins.length > 0 ? config.allowedOrigins : [called]
  const text = allowed.find((origin) => origin === request.origin) ?? allowed[0] ?? called
  if (!URL.canParse(text)) return null
  const { hostname, origin } = new URL(text)
  return { id: hostname, origin }
}
