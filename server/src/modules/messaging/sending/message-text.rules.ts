import { MAX_MESSAGE } from '@saidian/shared/contracts/messaging'

/**
 * Characters without a picture that hide or turn text: controls, marks of direction, empty spaces,
 * private and torn ones. A joiner stays, emojis need it; a line break stays.
 */
const UNSEEN = /(?![\u200d\n])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u3164\u2800]/gu

/** Marks that one letter may carry; more would cover the lines around it. */
const STACKED = /(\p{M}{3})\p{M}+/gu

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** The stored form of a typed message; null when it is empty or too long. */
export function messageText(typed: string): string | null {
  const text = typed
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
    .replace(UNSEEN, ' ')
    .replace(STACKED, '$1')
    .replace(/(?<![^\S\n])[^\S\n]+$/gm, '')
    .replace(/^\n+/, '')
    .trimEnd()
  if (!/[^\s\p{M}\u200d]/u.test(text)) return null
  return isWithin(text, MAX_MESSAGE) ? text : null
}

function isWithin(text: string, max: number): boolean {
  // A character that a reader counts has at least one unit.
  if (text.length <= max) return true
  let length = 0
  for (const _ of graphemes.segment(text)) {
    length += 1
    if (length > max) return false
  }
  return true
}

const MAX_EXCERPT = 60

/** The first characters of a text, never half of one. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= MAX_EXCERPT) return line
  let excerpt = ''
  for (const { segment } of graphemes.segment(line)) {
    if (excerpt.length + segment.length > MAX_EXCERPT) break
    excerpt += segment
  }
  return `${excerpt}…`
}
