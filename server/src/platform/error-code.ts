/** `code` of a system or database error, such as `ENOENT` or `57P01`; empty for any other value. */
export function errorCode(error: unknown): string {
  // Not `instanceof`: an error of Node itself is of another realm inside jest.
  if (typeof error !== 'object' || error === null || !('code' in error)) return ''
  return typeof error.code === 'string' ? error.code : ''
}
