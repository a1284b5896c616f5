/** Idempotency key of one submission: the server counts repeated sends once. */
export function newRequestKey(): string {
  // `randomUUID` exists only in secure contexts; a phone in the local network may use plain HTTP.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
