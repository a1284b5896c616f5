import Type, { type Static } from 'typebox'
import { Team } from './team'

const Seconds = Type.Integer({ description: 'seconds since 1970' })
const MaybePair = Type.Union([Type.Tuple([Type.Integer(), Type.Integer()]), Type.Null()])
const MaybeNumber = Type.Union([Type.Number(), Type.Null()])

const Record = Type.Tuple([Type.Integer(), Type.Integer()], { description: 'won, lost' })

/** A line of a league table. */
export const TableRow = Type.Object({
  teamId: Type.Integer(),
  position: Type.Integer(),
  played: Type.Integer(),
  won: Type.Integer(),
  drawn: Type.Integer(),
  lost: Type.Integer(),
  scored: Type.Integer(),
  conceded: Type.Integer(),
  points: Type.Integer(),
  /** Games behind the first of the table, where the sport counts so. */
  behind: Type.Optional(Type.Number()),
  /** Wins in a row as a positive number, losses as a negative one. */
  streak: Type.Optional(Type.Integer()),
  /** Share of won matches, 0 to 1, in a sport that orders by it. */
  percentage: Type.Optional(Type.Number()),
  lastTen: Type.Optional(Record),
  homeRecord: Type.Optional(Record),
  awayRecord: Type.Optional(Record),
})
export type TableRow = Static<typeof TableRow>

/** Standings of the match's season (product-spec 3: point.statistic). */
export const MatchTable = Type.Object({
  season: Type.String(),
  filling: Type.Optional(
    Type.Boolean({ description: 'the past of the season is being written: not a table yet' }),
  ),
  updatedAt: Type.Optional(
    Type.Union([Seconds, Type.Null()], { description: 'age of its newest result' }),
  ),
  /** What parts teams level on points. */
  rule: Type.String({
    description:
      'goal-difference, goals-scored, head-to-head, wins, conference; each sport has its own',
  }),
  teams: Type.Array(Team),
  /** Empty for a cup. One entry a group or conference; the name is empty where there is one. */
  groups: Type.Array(
    Type.Object({
      name: Type.String(),
      statistic: Type.Object({
        total: Type.Array(TableRow),
        home: Type.Array(TableRow),
        away: Type.Array(TableRow),
      }),
    }),
  ),
})
export type MatchTable = Static<typeof MatchTable>

/** A match of the past, with the closing odds of one company, if a company quoted it. */
export const PastMatch = Type.Object({
  id: Type.Integer(),
  li: Type.Integer({ description: 'league id' }),
  leagueZh: Type.String(),
  kickoffAt: Seconds,
  home: Type.Integer({ description: 'team id' }),
  away: Type.Integer({ description: 'team id' }),
  score: Type.Tuple([Type.Integer(), Type.Integer()]),
  half: Type.Optional(MaybePair),
  corners: Type.Optional(MaybePair),
  /** Positive: home gives. */
  asiaLine: MaybeNumber,
  bsLine: MaybeNumber,
})
export type PastMatch = Static<typeof PastMatch>

/** Summary of a list as seen by one team (codes-and-words 1.6 history block). */
export const StatInfo = Type.Object({
  teamId: Type.Integer(),
  total: Type.Integer(),
  win: Type.Integer(),
  draw: Type.Integer(),
  lose: Type.Integer(),
  scored: Type.Integer(),
  conceded: Type.Integer(),
  /** Of those with a line: won against the handicap, level, lost. */
  handicap: Type.Tuple([Type.Integer(), Type.Integer(), Type.Integer()]),
  /** Of those with a line: over, level, under. */
  overUnder: Type.Tuple([Type.Integer(), Type.Integer(), Type.Integer()]),
  odd: Type.Integer(),
  even: Type.Integer(),
})
export type StatInfo = Static<typeof StatInfo>

/** Rest of a team before the match. */
export const TeamRest = Type.Object({
  /** Days between its match before and this one without play: 0 is back to back. */
  days: Type.Union([Type.Integer(), Type.Null()]),
  lastWeek: Type.Integer({ description: 'its matches in the seven days before' }),
})
export type TeamRest = Static<typeof TeamRest>

/** Head to head and recent form, the newest first, up to 40 each; the page filters. */
export const MatchHistory = Type.Object({
  teams: Type.Array(Team),
  history: Type.Object({ statHomeInfo: StatInfo, vs: Type.Array(PastMatch) }),
  recent: Type.Object({
    statHomeInfo: StatInfo,
    statAwayInfo: StatInfo,
    home: Type.Array(PastMatch),
    away: Type.Array(PastMatch),
  }),
  rest: Type.Optional(Type.Object({ home: TeamRest, away: TeamRest })),
})
export type MatchHistory = Static<typeof MatchHistory>

export const FutureMatch = Type.Object({
  id: Type.Integer(),
  leagueZh: Type.String(),
  round: Type.String(),
  kickoffAt: Seconds,
  home: Type.Integer(),
  away: Type.Integer(),
  /** Whole days between the match of the page and this one. */
  daysAfter: Type.Integer(),
})
export type FutureMatch = Static<typeof FutureMatch>

export const MatchFuture = Type.Object({
  teams: Type.Array(Team),
  home: Type.Array(FutureMatch),
  away: Type.Array(FutureMatch),
})
export type MatchFuture = Static<typeof MatchFuture>
