const CHINESE = /^[\p{Unified_Ideograph}〇]+(?:·[\p{Unified_Ideograph}〇]+)*$/u
const LATIN = /^[A-Za-z]+(?:[ ·.'-][A-Za-z]+)*$/

/**
 * A name as in documents: 2–40 Chinese or Latin letters with one kind of dot; null when invalid.
 */
export function readPersonName(typed: string): string | null {
  const name = typed
    .normalize('NFKC')
    .trim()
    .replace(/[•・‧∙.](?=\p{Unified_Ideograph})/gu, '·')
  const length = [...name].length
  if (length < 2 || length > 40) return null
  return CHINESE.test(name) || LATIN.test(name) ? name : null
}

/** 张*, 张*三, 买*****木. */
export function maskPersonName(name: string): string {
  const letters = [...name]
  const first = letters[0] ?? ''
  if (letters.length <= 2) return `${first}*`
  return `${first}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`
}
