import type { Span } from '@saidian/shared/contracts/content'
import { partOfLine } from './plain-text'
import type { Style } from './source-block'

/** Collects the spans of one line. */
export type LineBuilder = {
  add: (text: string, style: Style) => void
  /** The line so far, without spaces at its ends, and begins the next one. */
  take: () => Span[]
}

export function createLineBuilder(): LineBuilder {
  let spans: Span[] = []
  return {
    add(text, style) {
      const part = partOfLine(text)
      const last = spans.at(-1)
      if (last && last.isBold === style.isBold && last.isItalic === style.isItalic)
        last.text += part
      else if (part !== '') spans.push({ text: part, ...style })
    },
    take() {
      const line = trimmed(spans)
      spans = []
      return line
    },
  }
}

/** One space between two texts, none at the ends. */
function trimmed(spans: readonly Span[]): Span[] {
  let isAfterSpace = true
  const line: Span[] = []
  for (const span of spans) {
    const text = partOfLine(isAfterSpace ? span.text.trimStart() : span.text)
    if (text === '') continue
    line.push({ ...span, text })
    isAfterSpace = text.endsWith(' ')
  }
  const last = line.at(-1)
  if (last) last.text = last.text.trimEnd()
  return last?.text === '' ? line.slice(0, -1) : line
}
