/**
 * Digest of all flags that are served, in every flag's address: a changed flag is a new address.
 * The build checks it.
 */
export const FLAG_SET = '7441f080'

/**
 * Address of the flag of a national team, on the page's own origin.
 * @param iso country code in any letter case: ISO 3166-1, or `GB-ENG`, `GB-SCT`, `GB-WLS`, `GB-NIR`
 */
export function flagPath(iso: string): string {
  return `/assets/flag-${iso.toLowerCase()}.${FLAG_SET}.svg`
}
