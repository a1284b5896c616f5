import { wordsOfName } from './club-key.rules'

/** A name as it is compared: whole, and without the words that say only what kind of club it is. */
export type Spelling = {
  whole: string
  /** `bologna` of `Bologna FC 1909`. */
  core: string
  /** Kinds that tell two clubs of one town apart: `ca` and `sc` in Bastia. */
  kinds: ReadonlySet<string>
}

/** Abbreviations of a sports club: two clubs that differ in them are different ones. */
const KINDS =
  wordSet(`aa ac acf ad ae afc aj as asa bb bc bk bsc ca cd ce cfr ck cp cr cs csd csm ea ec
  ef es eu ff fk fsv gd gf gfc gfs gif gnk gss hnk hsk if ifk ik il is jk kaa kas kf kfc krc ks kv kvc mfk msk nac nk
  npo og ogc osc pae pas pfc rc rcd rfc rkc rks rsc sad sb sbv sc scr sco sd se sk skn sl sm sp spvgg ss ssc ssd ssv
  sv tc tsg tsv tus ucv ud ue uc us usl vfb vfl vfr vv wac wks`)
/** Words that any club may have or leave out. */
const SOFT = wordSet(
  'fc cf cfc club calcio football futbol fussball and de da do dos del di of the e y',
)

/** Areas in whose files `ü` is also written `ue`, and so on. */
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

/** How a name is compared with others of its area. */
export function spellingOf(name: string, area: string): Spelling {
  const words = wordsOfName(name.replace(YEARS, '')).map((word) => folded(word, area))
  const kinds = new Set(words.filter((word) => KINDS.has(word)))
  const telling = words.filter((word) => !KINDS.has(word) && !SOFT.has(word) && !/^\d+$/.test(word))
  const whole = words.join(' ')
  if (telling.length === 0) return { whole, core: whole, kinds: new Set() }
  return { whole, core: telling.join(' '), kinds }
}

/** Whether two names of the same core may be one club's: one says the kinds of the other, or none. */
export function isCompatible(one: Spelling, other: Spelling): boolean {
  return isWithin(one.kinds, other.kinds) || isWithin(other.kinds, one.kinds)
}

function isWithin(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  return [...part].every((kind) => whole.has(kind))
}

function folded(word: string, area: string): string {
  return (FOLDED[area] ?? []).reduce(
    (text, [pattern, letters]) => text.replace(pattern, letters),
    word,
  )
}

function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/))
}
