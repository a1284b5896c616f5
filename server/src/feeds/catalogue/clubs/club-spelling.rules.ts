import { tokensOfName } from './club-key.rules'

/** A name for comparison: whole, and without words for the kind of club. */
export type Spelling = {
  whole: string
  /** `bologna` of `Bologna FC 1909`. */
  core: string
  /** Kinds that distinguish two clubs of one town: `ca` and `sc` in Bastia. */
  kinds: ReadonlySet<string>
  /** Has `FC`, which most clubs may add, but not a club of another kind. */
  isFc: boolean
}

/** Abbreviations for kinds of clubs: clubs of different kinds are different clubs. */
const KINDS =
  tokenSet(`aa ac acf ad ae afc aj as asa bb bc bk bsc ca cd ce cfr ck cp cr cs csd csm ea ec ef
  es eu ff fk fsv gd gf gfc gfs gif gnk gss hnk hsk if ifk ik il is jk kaa kas kf kfc
  krc ks kv kvc mfk msk nac nk npo og ogc osc pae pas pfc rc rcd rfc rkc rks rsc sad
  sb sbv sc scr sco sd se sk skn sl sm sp spvgg ss ssc ssd ssv sv tc tsg tsv tus ucv
  ud ue uc us usl vfb vfl vfr vv wac wks`)
/** Optional words of club names. */
const SOFT = tokenSet(
  'fc cf cfc club calcio football futbol fussball and de da do dos del di of the e y',
)

/** Areas whose files also spell `ü` as `ue`, and so on. */
const FOLDED: Record<string, [RegExp, string][]> = Object.fromEntries([
  ...'ger aut sui lie'.split(' ').map((area) => [area, [[/([aou])e/g, '$1']]]),
  ...'den nor swe fin isl fro'.split(' ').map((area) => [
    area,
    [
      [/([ao])e/g, '$1'],
      [/aa/g, 'a'],
    ],
  ]),
])

/** `AC Cesena (1940-2018)`, `VfB Leipzig (-2004)` */
const YEARS = /\s*\(-?\d{4}[^)]*\)$/
const FC = tokenSet('fc cf cfc')

/** The spelling of a name for comparison with names of its area. */
export function spellingOf(name: string, area: string): Spelling {
  const tokens = tokensOfName(name.replace(YEARS, '')).map((token) => folded(token, area))
  const kinds = new Set(tokens.filter((token) => KINDS.has(token)))
  const distinctive = tokens.filter(
    (token) => !KINDS.has(token) && !SOFT.has(token) && !/^\d+$/.test(token),
  )
  const whole = tokens.join(' ')
  const isFc = tokens.some((token) => FC.has(token))
  if (distinctive.length === 0) return { whole, core: whole, kinds: new Set(), isFc }
  return { whole, core: distinctive.join(' '), kinds, isFc }
}

/**
 * Whether a name may be a club of which `own` are all spellings and `core` is that of its proper
 * name. A name of another kind is not; nor is it the club where `Innsbruck` is short for `Wacker
 * Innsbruck`.
 */
export function isOfClub(name: Spelling, own: readonly Spelling[], core: string): boolean {
  const sameCore = own.filter((one) => one.core === name.core)
  if (name.kinds.size === 0) return sameCore.length > 0
  const withKinds = sameCore.filter(({ kinds }) => kinds.size > 0)
  if (withKinds.length > 0) return withKinds.some((one) => isCompatible(one, name))
  return core === name.core && (name.isFc || !sameCore.some(({ isFc }) => isFc))
}

/** One word without a kind: `Mannheim`, which has several clubs. */
export function isTownAlone(name: string, area: string): boolean {
  const { whole, kinds } = spellingOf(name, area)
  return kinds.size === 0 && !whole.includes(' ')
}

function isCompatible(one: Spelling, other: Spelling): boolean {
  return isWithin(one.kinds, other.kinds) || isWithin(other.kinds, one.kinds)
}

/** The words of a name such as `A. Klagenfurt`; null for one without a shortened word. */
export function shortenedParts(name: string): { word: string; isShort: boolean }[] | null {
  const words = name.split(/\s+/).flatMap((part) => {
    const word = tokensOfName(part).join('')
    return word === '' ? [] : [{ word, isShort: /^\p{L}+\.$/u.test(part) }]
  })
  const [last] = words.slice(-1)
  const isWhole = last === undefined || last.isShort || last.word.length < MIN_WHOLE
  return isWhole || !words.some(({ isShort }) => isShort) ? null : words
}

const MIN_WHOLE = 3

function isWithin(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  return [...part].every((kind) => whole.has(kind))
}

function folded(token: string, area: string): string {
  return (FOLDED[area] ?? []).reduce(
    (text, [pattern, letters]) => text.replace(pattern, letters),
    token,
  )
}

function tokenSet(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/))
}
