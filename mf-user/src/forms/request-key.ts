/** Names one try of a person: sent twice, it counts once. */
export function newRequestKey(): string {
  // Only secure pages have randomUUID; a phone in the same room opens the product over http.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
