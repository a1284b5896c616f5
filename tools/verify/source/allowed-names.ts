/** Paths whose names are the product's own words or the words of a format, each with its reason. */
export const ALLOWED_PATHS: readonly string[] = [
  // Goalkeepers, headlines and coins are words of the product.
  'mf-news-community/',
  'server/src/modules/wallet/',
]

/** Names with an avoided word that is the right one there, each under its reason. */
export const ALLOWED_NAMES: ReadonlySet<string> = new Set([
  // Digest of a hash: the word of the field.
  'digest',
  'digests',
  'digestOf',
])
