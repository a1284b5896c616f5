import { parse } from 'tldts'

/** Endings that are an address without a path too; others need one, as `K.De` is a name. */
const ENDINGS =
  'com|cn|net|org|cc|top|vip|xyz|me|io|tv|app|info|club|site|online|shop|link|im|hk|tk|live|bet|' +
  'ly|fun|icu|ltd|wang|biz|mobi'
/** Endings that count letter by letter too. */
const SPELLED = ['com', 'net', 'org', 'xyz', 'top', 'vip']
  .map((each) => [...each].join('\\s?'))
  .join('|')

const POINT = '[.。·•∙⋅・●]'
/** A dot in disguise: 。, 点, dot, in brackets, between spaces. */
const DOT = `\\s?[\\[(【「〔]?\\s?(?:${POINT}|点|(?<![a-z])dot(?![a-z]))\\s?[\\])】」〕]?\\s?`

const GAP = '[^\\p{L}\\p{N}]{0,3}'
const LINKS = [
  new RegExp(`h\\s?[tx]\\s?[tx]\\s?p\\s?s?${GAP}:${GAP}[/\\\\]${GAP}[\\p{L}\\p{N}]`, 'u'),
  new RegExp(`(?<![a-z0-9])w\\s?w\\s?w(?:${DOT}|\\s?[~_*/-]\\s?)(?=[a-z0-9-]{0,20}[a-z])`, 'u'),
  new RegExp(`[a-z0-9-]${DOT}(?:${ENDINGS})(?![a-z0-9])`, 'u'),
  new RegExp(`[a-z0-9]${DOT}(?:${SPELLED})(?![a-z0-9])`, 'u'),
  /[a-z0-9]\s?[~_*/\\,、-]\s?c\s?o\s?m(?![a-z0-9])/,
  // An address of four numbers, with a port or a path.
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?::\d{2,5}|\/)(?![\d.])/,
]
/** The ending of a host with a path or a port behind it. */
const LATIN_ENDING = new RegExp(`[\\p{L}\\p{N}]${DOT}([a-z]{2,24})\\s?(?:\\/|:\\d)`, 'gu')
const OTHER_ENDING = /[\p{L}\p{N}]\.(\p{L}{2,24})(?:\/|:\d)[a-z0-9]/gu

/** Whether a text in plain letters has an address. */
export function hasLink(plain: string): boolean {
  if (LINKS.some((each) => each.test(plain))) return true
  return [LATIN_ENDING, OTHER_ENDING].some((pattern) =>
    [...plain.matchAll(pattern)].some(([, ending]) => parse(`site.${ending}`).isIcann === true),
  )
}
