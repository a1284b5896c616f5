export type TextSpan = { text: string; to?: string }

const ADDRESS = /https?:\/\/[^\s\u3000-\u303f\uff00-\uffef"'<>]+/g

/** The parts of a text: addresses of the product itself lead to their page. */
export function spansOf(text: string, origin: string): TextSpan[] {
  const spans: TextSpan[] = []
  let at = 0
  for (const match of text.matchAll(ADDRESS)) {
    const to = ownPath(match[0], origin)
    if (to === null) continue
    if (match.index > at) spans.push({ text: text.slice(at, match.index) })
    spans.push({ text: match[0], to })
    at = match.index + match[0].length
  }
  if (at < text.length) spans.push({ text: text.slice(at) })
  return spans
}

function ownPath(address: string, origin: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  return url.origin === origin ? url.pathname + url.search + url.hash : null
}
