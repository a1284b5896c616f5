/** Colours for clubs and leagues without colours of their own. */
const PALETTE = [
  '#1a56b4',
  '#b03a48',
  '#0f8a4b',
  '#e07b1f',
  '#5b2a86',
  '#14284f',
  '#0f9aa0',
  '#7a1535',
  '#c79a1f',
  '#4a86c0',
]
const PALE = ['#f5f5f5', '#f6c700', '#1c1c1c', '#c9d6e8']

/** Two colours derived from the name. */
export function colorsOf(text: string): [string, string] {
  const sum = [...text].reduce(
    (total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003,
    7,
  )
  return [
    PALETTE[sum % PALETTE.length] ?? '#1a56b4',
    PALE[Math.floor(sum / 10) % PALE.length] ?? '#f5f5f5',
  ]
}

/** One or two characters for the crest: a name of up to two characters, else its first one. */
export function markOf(shortZh: string): string {
  const letters = [...shortZh.trim()]
  if (/^[A-Z]{2}/.test(shortZh)) return letters.slice(0, 2).join('')
  return letters.length <= 2 ? letters.join('') : letters.slice(0, 1).join('')
}
