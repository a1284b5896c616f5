import { readFileSync } from 'node:fs'

/**
 * Lookalikes among the allowed characters. A table of our own: the allowed characters are few, and
 * the Unicode confusables list has some 6 000 others and few of the Chinese ones.
 */
const LOOKALIKES: Record<string, string> = {
  a: 'АаΑα',
  ae: 'æÆ',
  b: 'ВвЬьΒβß',
  c: 'СсҪҫ',
  d: 'đĐðÐ',
  e: 'ЕеЄєΕε',
  h: 'НнҺһΗħĦ',
  j: 'ЈјϳĴ',
  k: 'КкΚκĸ',
  // Capital i, small l and one are the same stroke, and case makes no difference.
  l: 'iI1ІіӀӏΙιıŁłĿ',
  n: 'ΝηŊŋ',
  o: '0ОоΟοσØø〇',
  oe: 'œŒ',
  p: 'РрΡρÞþ',
  r: 'г',
  // Two adjacent letters are read as one.
  rn: 'mМмΜ',
  s: 'Ѕѕ',
  t: 'ТтΤτŦŧ',
  u: 'υµ',
  v: 'ν',
  vv: 'wω',
  x: 'ХхҲҳΧχ',
  y: 'УуҮүΥγ',
  z: 'Ζ',
  3: 'ЗзҘҙ',
  6: 'б',
  一: 'ー',
  口: 'ロ',
  力: 'カ',
  二: 'ニ',
  八: 'ハ',
  夕: 'タ',
  卜: 'ト',
  工: 'エ',
  日: '曰',
  未: '末',
  土: '士',
  己: '已巳',
  人: '入',
  千: '干',
  戌: '戊戍',
  リ: 'り',
  ヘ: 'へ',
}

const ONE_OF = new Map(
  Object.entries(LOOKALIKES).flatMap(([one, others]) =>
    [...others].map((other): [string, string] => [other, one]),
  ),
)

const SIMPLIFIED = new Map(
  readFileSync(new URL('./generated/traditional.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.match(/../gsu) ?? [])
    .map((pair): [string, string] => [pair.charAt(0), pair.charAt(1)]),
)

/** Lower case without accents, Chinese in its simplified form; lookalikes are not changed. */
export function folded(text: string): string {
  return swap(bare(text), SIMPLIFIED).toLowerCase()
}

/**
 * Skeleton of a text: two names with the same skeleton look alike. Empty for a text of separators
 * only.
 */
export function skeletonOf(text: string): string {
  // Some look like another letter as capitals only.
  const first = swap(swap(bare(text), SIMPLIFIED), ONE_OF)
  return swap(first.toLowerCase(), ONE_OF).replace(/[\s_.·・-]+/g, '')
}

function bare(text: string): string {
  return text.normalize('NFKC').normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
}

function swap(text: string, table: Map<string, string>): string {
  return [...text].map((letter) => table.get(letter) ?? letter).join('')
}
