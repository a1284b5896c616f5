const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/**
 * The beginning of a text on one line, for notices, titles, quotes and reviewers: at most `max`
 * UTF-16 units and “…”, never half of a letter or an emoji.
 */
export function excerptOf(text: string, max = 60): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= max) return line
  let excerpt = ''
  for (const { segment } of graphemes.segment(line)) {
    if (excerpt.length + segment.length > max) break
    excerpt += segment
  }
  return `${excerpt}…`
}
