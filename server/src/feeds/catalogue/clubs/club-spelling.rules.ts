import { tokensOfName } from './club-key.rules'

/** A name for comparison: whole, and without words for the kind of club. */
export type Spelling = {
  whole: string
  /** `bologna` of `Bologna FC 1909`. */
  core: string
  /** Kinds that distinguish two clubs of one town: `ca` and `sc` in Bastia. */
  kinds: ReadonlySet<string>
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

/** `AC Cesena (1940-2018)` */
const YEARS = /\s*\(\d{4}[^)]*\)$/

/** The spelling of a name for comparison with names of its area. */
export function spellingOf(name: string, area: string): Spelling {
  const tokens = tokensOfName(name.replace(YEARS, '')).map((token) => folded(token, area))
  const kinds = new Set(tokens.filter((token) => KINDS.has(token)))
  const distinctive = tokens.filter(
    (token) => !KINDS.has(token) && !SOFT.has(token) && !/^\d+$/.test(token),
  )
  const whole = tokens.join(' ')
  if (distinctive.length === 0) return { whole, core: whole, kinds: new Set() }
  return { whole, core: distinctive.join(' '), kinds }
}

/**
 * Whether two names of the same core may be one club: the kinds of one include those of the other.
 */
export function isCompatible(one: Spelling, other: Spelling): boolean {
  return isWithin(one.kinds, other.kinds) || isWithin(other.kinds, one.kinds)
}

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
