/** Words that say what kind of club it is, not which one. */
const GENERIC = new Set(
  'fc afc cf sc ac as ss ssc us uc acf cfc bc cd ud rc rcd ca sd sv tsg vfb vfl fsv ogc osc sco fk gnk sk kv royale pae'.split(
    ' ',
  ),
)

const LETTERS: Record<string, string> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', ð: 'd', þ: 'th', ə: 'e' },
  '&': ' and ',
}

/** `1. FC Köln` → `koln`: ASCII words without generic parts and figures. A name of nothing else keeps its words. */
export function clubSlug(name: string): string {
  const words = wordsOfName(name.replaceAll('&', ' '))
  const telling = words.filter((word) => !GENERIC.has(word) && !/^\d+$/.test(word))
  return (telling.length > 0 ? telling : words).join('-')
}

/** Lower-case ASCII words of a name; dots and apostrophes join what they part: `A.C. Milan` is `ac milan`. */
export function wordsOfName(name: string): string[] {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđıßæœðþə&]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’‘`´ʻ.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
}
