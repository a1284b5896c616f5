/**
 * The allowed characters of a nickname. An allow-list excludes controls, direction marks,
 * zero-width characters, loose combining marks, fillers and scripts of lookalikes without naming
 * them.
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
// Phones insert a variation selector where none is needed. The flag is a variable because the
// compiler's target does not support it yet.
const SETS = 'gv'
const EMOJI = new RegExp('\\p{RGI_Emoji}\\ufe0f?', SETS)

/**
 * True for a text of allowed letters and whole emoji; joiners and variation selectors are allowed
 * inside an emoji only.
 */
export function isOfLetters(text: string): boolean {
  return text.replace(EMOJI, '').replace(LETTERS, '') === ''
}

/** The stored form of a name: one encoding of each character, single spaces, none at the ends. */
export function tidied(text: string): string {
  return text.normalize('NFKC').replace(/ +/g, ' ').replace(/^ | $/g, '')
}
