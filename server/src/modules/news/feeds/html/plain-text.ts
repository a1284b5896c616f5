/**
 * Characters that no reader sees: controls, direction marks that reorder a line, invisible ones,
 * noncharacters. Joiners stay: emojis are made with them.
 */
const INVISIBLE = new RegExp(
  [
    ...['\\u0000-\\u0008', '\\u000e-\\u001f', '\\u007f-\\u009f', '\\u00ad', '\\u061c', '\\u180e'],
    ...['\\u200b', '\\u200e', '\\u200f', '\\u202a-\\u202e', '\\u2060-\\u206f', '\\ufeff'],
    ...['\\ufff0-\\ufffb', '\\ufffe', '\\uffff'],
  ]
    .map((range) => `[${range}]`)
    .join('|'),
  'g',
)
/** Halves of a character, which no database stores. */
const LONE_SURROGATES = /\p{Surrogate}/gu
/** Letters that are tags of a flag stay behind their flag. */
const LOST_TAGS = /(?<![\u{1f3f4}\u{e0020}-\u{e007f}])[\u{e0000}-\u{e007f}]+/gu
/** More marks above and below a letter than any language has. */
const PILED_MARKS = /(\p{Mn}{4})\p{Mn}+/gu
const SPACES = /[\s\u3000]+/g

/** Text of a source as one line: without invisible characters, each space once. */
export function lineOf(text: string): string {
  return visible(text).replace(SPACES, ' ').trim()
}

/** The same for a part of a line: a space at its ends stays. */
export function partOfLine(text: string): string {
  return visible(text).replace(SPACES, ' ')
}

function visible(text: string): string {
  return text
    .replace(LONE_SURROGATES, '\ufffd')
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(LOST_TAGS, '')
    .replace(PILED_MARKS, '$1')
}

/** A line of at most this many characters; what is left out is marked. */
export function shortened(line: string, maxLength: number): string {
  const letters = [...line]
  return letters.length > maxLength ? `${letters.slice(0, maxLength - 1).join('')}…` : line
}
