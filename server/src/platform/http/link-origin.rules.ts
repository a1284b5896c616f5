/**
 * Origin of absolute addresses in a page, which previews of links need: the product's own one that
 * the visitor used, else its first one. Without configured origins, as on a developer's machine, it
 * is the host of the request.
 */
export function linkOrigin(
  origins: readonly string[],
  host: string | undefined,
  isSecure: boolean,
): string {
  const [first] = origins
  const used = origins.find((origin) => new URL(origin).host === host)
  return used ?? first ?? `${isSecure ? 'https' : 'http'}://${host ?? 'localhost'}`
}
