import Type, { type Static } from 'typebox'
import { endpoint } from '../http'
import { SPORT } from './sport'

const Ms = Type.Integer({
  minimum: 0,
  maximum: 253_402_300_799_999,
  description: 'milliseconds since 1970, the server clock',
})
const Key = Type.String({ pattern: '^[\\w-]{1,64}$' })
const Title = Type.String({ maxLength: 120 })
const Sport = Type.Union(
  [Type.Literal(SPORT.football), Type.Literal(SPORT.basketball), Type.Null()],
  { description: '1 football, 2 basketball; null for a kind without a sport' },
)

/**
 * `sport` in what a device sends: versions of the page from before basketball send none, also in
 * changes that waited on the device for a login. The server stores those as football.
 */
const SENT_SPORT = { sport: Type.Optional(Sport) }

/** What a member can follow. */
export const FOLLOW_KINDS = ['match', 'team', 'league', 'player', 'expert', 'member'] as const
export type FollowKind = (typeof FOLLOW_KINDS)[number]

/** What a member can keep and what their history remembers. */
export const PAGE_KINDS = [
  'match',
  'league',
  'team',
  'player',
  'news',
  'post',
  'expert',
  'room',
] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/**
 * A mark on something, put or taken back. The newest `at` wins, so that devices may send theirs in
 * any order and more than once; the server rejects a time in the future.
 */
function markOf<Kind extends string>(kinds: readonly Kind[]) {
  return Type.Object({
    kind: Type.Enum([...kinds]),
    sport: Sport,
    id: Key,
    isOn: Type.Boolean(),
    at: Ms,
    title: Title,
    /** Kick-off of a match, seconds since 1970; null while unknown. */
    kickoffAt: Type.Union([Type.Integer({ minimum: 0, maximum: 253_402_300_799 }), Type.Null()]),
  })
}

export const Follow = markOf(FOLLOW_KINDS)
export type Follow = Static<typeof Follow>
export const Favourite = markOf(PAGE_KINDS)
export type Favourite = Static<typeof Favourite>

const SentFollow = Type.Object({ ...Follow.properties, ...SENT_SPORT })
const SentFavourite = Type.Object({ ...Favourite.properties, ...SENT_SPORT })

export const getFollows = endpoint({
  method: 'GET',
  path: '/user/follow/list',
  summary: 'What the member follows, newest first, with what was taken back lately',
  login: 'required',
  reply: Type.Array(Follow),
})

export const putFollows = endpoint({
  method: 'POST',
  path: '/user/follow/put',
  summary: 'Tells what was followed or left; answers with how it stands now',
  login: 'required',
  body: Type.Object({ marks: Type.Array(SentFollow, { maxItems: 500 }) }),
  reply: Type.Array(Follow),
})

export const getFavourites = endpoint({
  method: 'GET',
  path: '/user/favourite/list',
  summary: 'What the member keeps, newest first, with what was taken back lately',
  login: 'required',
  reply: Type.Array(Favourite),
})

export const putFavourites = endpoint({
  method: 'POST',
  path: '/user/favourite/put',
  summary: 'Tells what was kept or let go; answers with how it stands now',
  login: 'required',
  body: Type.Object({ marks: Type.Array(SentFavourite, { maxItems: 500 }) }),
  reply: Type.Array(Favourite),
})

/** A page that was looked at; of one page the last visit counts. */
export const Visit = Type.Object({
  kind: Type.Enum(PAGE_KINDS),
  sport: Sport,
  id: Key,
  title: Title,
  at: Ms,
})
export type Visit = Static<typeof Visit>

const SentVisit = Type.Object({ ...Visit.properties, ...SENT_SPORT })
export type SentVisit = Static<typeof SentVisit>

export const getHistory = endpoint({
  method: 'GET',
  path: '/user/history/list',
  summary: 'Pages looked at, newest first; ask on with `before`',
  login: 'required',
  query: Type.Object({ before: Type.Optional(Ms), kind: Type.Optional(Type.Enum(PAGE_KINDS)) }),
  reply: Type.Object({ visits: Type.Array(Visit), hasMore: Type.Boolean() }),
})

export const addHistory = endpoint({
  method: 'POST',
  path: '/user/history/add',
  summary: 'Pages that were looked at',
  login: 'required',
  body: Type.Object({ visits: Type.Array(SentVisit, { maxItems: 100 }) }),
  reply: Type.Null(),
})

export const removeHistory = endpoint({
  method: 'POST',
  path: '/user/history/remove',
  summary: 'Forgets these pages, or all without `pages`',
  login: 'required',
  body: Type.Object({
    pages: Type.Optional(
      Type.Array(Type.Object({ kind: Type.Enum(PAGE_KINDS), id: Key, ...SENT_SPORT }), {
        maxItems: 100,
      }),
    ),
  }),
  reply: Type.Null(),
})

/** A setting as a device chose it; of each key the newest wins. */
export const SettingEntry = Type.Object({
  key: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9]{0,63}$' }),
  value: Type.Unknown({ description: 'JSON of at most 1 KB' }),
  at: Ms,
})
export type SettingEntry = Static<typeof SettingEntry>

export const getSettings = endpoint({
  method: 'GET',
  path: '/user/settings',
  summary: 'The settings of all devices of the member',
  login: 'required',
  reply: Type.Array(SettingEntry),
})

export const putSettings = endpoint({
  method: 'POST',
  path: '/user/settings',
  summary: 'Tells what was chosen on this device; answers with how all stands now',
  login: 'required',
  body: Type.Object({ entries: Type.Array(SettingEntry, { maxItems: 100 }) }),
  reply: Type.Array(SettingEntry),
})
