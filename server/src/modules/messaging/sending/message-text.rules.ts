import { MAX_MESSAGE } from '@saidian/shared/contracts/messaging'
import { isWithin, writtenText } from '../../../platform/text-filter'

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** The stored form of a typed message; null when it is empty or too long. */
export function messageText(typed: string): string | null {
  const text = writtenText(typed)
    .replace(/(?<![^\S\n])[^\S\n]+$/gm, '')
    .replace(/^\n+/, '')
    .trimEnd()
  return text !== '' && isWithin(text, MAX_MESSAGE) ? text : null
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
