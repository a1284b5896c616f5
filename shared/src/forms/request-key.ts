import { useRef } from 'react'

/**
 * Returns the idempotency key of a submission. A retry with the same values has the same key, so
 * the server counts it once; other values have a new key, and so has the next form after
 * `forget`.
 */
export function useRequestKey(): { keyOf: (values: object) => string; forget: () => void } {
  const last = useRef<{ values: string; key: string } | null>(null)
  return {
    keyOf(given) {
      const values = JSON.stringify(given)
      if (last.current?.values !== values) last.current = { values, key: newRequestKey() }
      return last.current.key
    },
    forget() {
      last.current = null
    },
  }
}

/** A key that no other act has; the server does the acts of one key once. */
export function newRequestKey(): string {
  // `randomUUID` exists only in secure contexts; a phone in the local network may use plain HTTP.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
