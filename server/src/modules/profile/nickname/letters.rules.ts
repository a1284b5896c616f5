/**
 * What a nickname may be written with. A closed list instead of a list of evils: what is not here
 * (controls, direction marks, zero-width characters, loose combining marks, fillers, scripts made
 * of lookalikes) never has to be known.
 */
const LETTERS = new RegExp(
  [
    '[A-Za-z0-9', // what NFKC leaves of full width, circled and mathematical letters too
    'À-ÖØ-öø-ſƠơƯưǍ-ǜȘ-țḀ-ỿ', // Latin of European languages, pinyin and Vietnamese
    '\\u0386\\u0388-\\u03ce', // Greek
    '\\u0400-\\u045f\\u0490-\\u04ff', // Cyrillic
    '\\p{Unified_Ideograph}々〇',
    'ぁ-ゖァ-ヺーㄅ-ㄯ가-힣',
    ' _.·・\\-]',
  ].join(''),
  'gu',
)
// Telephones put a variation sign where none is needed. The flag stands apart: the compiler's
// target knows it not yet.
const SETS = 'gv'
const EMOJI = new RegExp('\\p{RGI_Emoji}\\ufe0f?', SETS)

/**
 * True for a text of these letters and whole emoji alone; a joiner or variation sign is right
 * inside an emoji only.
 */
export function isOfLetters(text: string): boolean {
  return text.replace(EMOJI, '').replace(LETTERS, '') === ''
}

/** A name as it is kept: one way to write each character, single spaces, none at the ends. */
export function tidied(text: string): string {
  return text.normalize('NFKC').replace(/ +/g, ' ').replace(/^ | $/g, '')
}
