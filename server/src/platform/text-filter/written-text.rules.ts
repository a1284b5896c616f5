/** Marks that one letter may carry; more would cover the lines around it. */
const MAX_MARKS = 3
/** Parts of one joined emoji: a family has four, with skins and hair seven. */
const MAX_JOINED = 8

const PICTURE = '\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\ufe0f)?\\u20e3?'
/** An emoji with the invisible characters that belong to it; flags of regions spell in tags. */
const EMOJI = [
  '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{1,6}\\u{e007f}',
  '[0-9#*]\\ufe0f?\\u20e3',
  `${PICTURE}(?:\\u200d${PICTURE}){0,${MAX_JOINED - 1}}`,
].join('|')

/**
 * Characters without a picture that hide or turn text: controls, marks of direction, joiners and
 * selectors outside an emoji, fillers, private and torn ones. The end of a line stays.
 */
const UNSEEN =
  '(?!\\n)[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}' +
  '\\u2800\\ufffc\\u{1d159}\\u{13441}\\u{13442}\\u{16fe4}]'

const EMOJI_OR_UNSEEN = new RegExp(`${EMOJI}|(${UNSEEN})`, 'gu')
const HEAPED = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, 'gu')
const SEEN = /[^\s\p{M}]/u

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/**
 * What a member wrote, as it is stored everywhere: one encoding, no hidden characters, few marks on
 * a letter, `\n` between lines; empty when nothing of it can be seen.
 */
export function writtenText(typed: string): string {
  const text = typed
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
    .replace(EMOJI_OR_UNSEEN, (found, unseen?: string) =>
      unseen === undefined ? found : /\p{M}/u.test(unseen) ? '' : ' ',
    )
    .replace(HEAPED, '$1')
  return SEEN.test(text) ? text : ''
}

/** The same on one line, with single spaces and none at its ends. */
export function writtenLine(typed: string): string {
  return writtenText(typed).replace(/\s+/g, ' ').trim()
}

/** Whether a reader counts at most so many characters. */
export function isWithin(text: string, max: number): boolean {
  // A character that a reader counts has at least one unit.
  if (text.length <= max) return true
  let length = 0
  for (const _ of graphemes.segment(text)) {
    length += 1
    if (length > max) return false
  }
  return true
}
