/** What people put between digits. */
const SEPARATORS = /[\s().·‐-―−-]/gu

/**
 * The one spelling of a phone or member number: plain digits without separators, country code and
 * leading zeros. What is no number comes back without separators, for the field to reject.
 */
export function normaliseAccountName(text: string): string {
  return text
    .normalize('NFKC')
    .replace(SEPARATORS, '')
    .replace(/^(?:\+|00)?86(?=1[3-9]\d{9}$)/, '')
    .replace(/^0+(?=\d)/, '')
}
