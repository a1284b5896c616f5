import Type from 'typebox'
import { Key, Moment, Revision, Small } from './fields'
import { FeedIncident, FeedStatistic } from './match'
import type { FeedMessage } from './message'

/** Entries that a store validates one by one. */
const Entries = Type.Array(Type.Unknown())
/** Entries that are stored without further checks. */
const Rows = Type.Array(Type.Object({}))

const ofKind = <Kind extends FeedMessage['kind'], Fields extends Type.TProperties>(
  kind: Kind,
  fields: Fields,
) => Type.Object({ kind: Type.Literal(kind), ...fields })

/** What every message of a kind must have to reach its store. */
export const FeedMessageHead = Type.Union([
  ofKind('match', { at: Moment }),
  ofKind('text', {}),
  ofKind('odds', { quotes: Entries }),
  ofKind('ballPositions', {}),
  ofKind('facts', {}),
  ofKind('trend', {}),
  ofKind('lineup', {}),
  ofKind('injuries', {}),
  ofKind('players', {}),
  ofKind('box', { home: Entries, away: Entries }),
  ofKind('shots', { shots: Entries }),
  ofKind('flow', {}),
  ofKind('lottery', { issues: Entries, entries: Entries }),
  ofKind('fixtures', { at: Moment, fixtures: Rows }),
  ofKind('catalogue', { at: Moment, leagues: Rows, teams: Rows, seasons: Rows }),
])

/** A message about a match, of any sport: unknown statuses and types are valid. */
export const FeedMatch = Type.Object({
  revision: Revision,
  at: Moment,
  state: Type.Object({ status: Small }),
  incidents: Type.Optional(Type.Array(FeedIncident)),
  withdrawn: Type.Optional(Type.Array(Key)),
  statistics: Type.Optional(Type.Array(FeedStatistic)),
})
