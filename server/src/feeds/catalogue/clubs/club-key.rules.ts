/** Abbreviations for kinds of clubs; they do not identify a club. */
const GENERIC = new Set(
  `fc afc cf sc ac as ss ssc us uc acf cfc bc cd ud rc rcd ca sd sv tsg vfb vfl fsv ogc osc sco fk
  gnk sk kv royale pae`.split(/\s+/),
)

const LETTERS: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ð: 'd',
  þ: 'th',
  ə: 'e',
  '&': ' and ',
}

/** `1. FC Köln` → `koln`: ASCII words without generic words and numbers, if any are left. */
export function clubSlug(name: string): string {
  const tokens = tokensOfName(name.replaceAll('&', ' '))
  const distinctive = tokens.filter((token) => !GENERIC.has(token) && !/^\d+$/.test(token))
  return (distinctive.length > 0 ? distinctive : tokens).join('-')
}

/** Lower-case ASCII words of a name, without dots and apostrophes: `A.C. Milan` is `ac milan`. */
export function tokensOfName(name: string): string[] {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđıßæœðþə&]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’‘`´ʻ.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((token) => token !== '')
}
