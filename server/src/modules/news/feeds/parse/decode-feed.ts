import { FeedError } from './feed-error'

/** What may be wrong in a text that is read all the same, of its characters beyond ASCII. */
const MAX_DAMAGE = 0.02
/** How much of a text says how it is encoded. */
const HEAD_BYTES = 1_000

/**
 * The text of a feed. A byte order mark decides; then what reads as UTF-8 is UTF-8, whatever it is
 * labelled; then the label of the answer, that of the XML declaration and the encodings of Chinese
 * sites are tried, and the one that leaves the least unreadable is taken. Throws `FeedError`.
 */
export function decodeFeed(bytes: Uint8Array, contentType = ''): string {
  const marked = unicodeOf(bytes)
  if (marked) return decoded(bytes, marked)?.text ?? ''
  const unicode = decoded(bytes, 'utf-8')
  if (unicode && unicode.damage <= MAX_DAMAGE) return unicode.text
  const [best] = candidates(bytes, contentType)
    .flatMap((label) => decoded(bytes, label) ?? [])
    .sort((one, other) => one.damage - other.damage)
  if (!best || best.damage > MAX_DAMAGE) throw new FeedError('its encoding cannot be read')
  return best.text
}

/** The encoding that the first bytes show: a mark, or the zero bytes of `<` in UTF-16. */
function unicodeOf([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  return null
}

function candidates(bytes: Uint8Array, contentType: string): string[] {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES))
  const labels = [
    /charset\s*=\s*["']?([\w-]+)/i.exec(contentType)?.[1],
    /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)/i.exec(head)?.[1],
  ]
  const labelled = labels.flatMap((label) => (label ? [widened(label.toLowerCase())] : []))
  return [...new Set([...labelled, 'gb18030', 'big5'])]
}

/** Texts that are labelled with the oldest Chinese set use characters of the newest. */
function widened(label: string): string {
  return /^(gb2312|gbk|gb_2312.*|x-gbk|euc-cn)$/.test(label) ? 'gb18030' : label
}

function decoded(bytes: Uint8Array, label: string): { text: string; damage: number } | null {
  try {
    const text = new TextDecoder(label).decode(bytes)
    const unreadable = text.match(/\ufffd/g)?.length ?? 0
    const beyondAscii = text.match(/[^\0-\x7f]/g)?.length ?? 0
    return { text, damage: unreadable / Math.max(1, beyondAscii) }
  } catch {
    // The name of no encoding.
    return null
  }
}
