const SEGMENT = /^[A-Za-z0-9_][A-Za-z0-9._-]*$/
const MAX_LENGTH = 200

/**
 * Segments of letters, digits, `.`, `_` and `-`, none of which begins with a dot: valid in every
 * object store, and below the folder of a local one.
 */
export function isObjectKey(key: string): boolean {
  return key.length <= MAX_LENGTH && key.split('/').every((segment) => SEGMENT.test(segment))
}

const TYPES = new Map([['webp', 'image/webp']])

/** The type of an object that was stored before types were. */
export function typeByName(key: string): string {
  return TYPES.get(key.slice(key.lastIndexOf('.') + 1)) ?? 'application/octet-stream'
}
