/**
 * How a text that a person types is read: its ends trimmed, its length in characters as people
 * count them.
 */
export type TextRule = { min: number; max: number }

/** Texts that people type. The page and the server read them by the same rule. */
export const TEXT_RULES = {
  feedback: { min: 5, max: 1_000 },
  contact: { min: 0, max: 100 },
  nickName: { min: 2, max: 16 },
  realName: { min: 2, max: 40 },
} as const satisfies Record<string, TextRule>

/** Fields with one spelling, as the source of a regular expression. */
export const FIELD_PATTERNS = {
  phone: '^1[3-9]\\d{9}$',
  smsCode: '^\\d{6}$',
  idNumber: '^\\d{17}[\\dXx]$',
} as const

export type TextFault = 'missing' | 'short' | 'long'

/** Why `typed` breaks `rule`; null when it fits. */
export function textFault({ min, max }: TextRule, typed: string): TextFault | null {
  const length = characterCount(typed.trim())
  if (length > max) return 'long'
  if (length >= min) return null
  return length === 0 ? 'missing' : 'short'
}

/** Characters as people count them: an emoji of a family is one. */
export function characterCount(text: string): number {
  return [...new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(text)].length
}
