/** `code` of a system or database error, such as `ENOENT` or `57P01`; empty for any other value. */
export function errorCode(error: unknown): string {
  // No `instanceof`: inside jest, Node's own errors belong to another realm.
  if (typeof error !== 'object' || error === null || !('code' in error)) return ''
  return typeof error.code === 'string' ? error.code : ''
}
