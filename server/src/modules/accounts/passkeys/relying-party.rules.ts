/** The site that passkeys belong to, as WebAuthn names it. */
export type RelyingParty = { id: string; origin: string }

export type RelyingPartyConfig = { allowedOrigins: readonly string[]; https: boolean }

type RequestAddress = { host: string; protocol: string; origin: string | undefined }

/**
 * The relying party of a request: its page's origin where that is one of the configured origins, and otherwise the
 * first of them; without configuration the origin at which the server was called. Null for a host that is none.
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
