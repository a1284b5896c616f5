import type { Block, Span } from '@saidian/shared/contracts/content'

/** A figure: 2-1, 45+2, 52%, 109.5. */
const FIGURE = /\d+(?:[-:.+/]\d+)*%?/g

export type Linking = {
  /** Page that shows the figures. */
  to: string
  /** Names that may contain digits, such as 76人: they are no figures. */
  names: readonly string[]
}

/** The spans of a sentence: every figure leads to the page that shows it. */
export function linked(text: string, { to, names }: Linking): Span[] {
  const spans: Span[] = []
  let end = 0
  for (const { index, 0: figure } of withoutNames(text, names).matchAll(FIGURE)) {
    if (index > end) spans.push({ text: text.slice(end, index) })
    spans.push({ text: figure, to })
    end = index + figure.length
  }
  return end < text.length ? [...spans, { text: text.slice(end) }] : spans
}

/** The text with names covered by characters that are no digits, at their places. */
export function withoutNames(text: string, names: readonly string[]): string {
  return names
    .filter((name) => /\d/.test(name))
    .reduce((rest, name) => rest.replaceAll(name, '＿'.repeat(name.length)), text)
}

export function heading(text: string): Block {
  return { kind: 'heading', spans: [{ text }] }
}

/** A paragraph of sentences; none for no sentence. */
export function paragraph(sentences: readonly string[], linking: Linking): Block[] {
  const text = sentences.filter((sentence) => sentence !== '').join('')
  return text === '' ? [] : [{ kind: 'paragraph', spans: linked(text, linking) }]
}
