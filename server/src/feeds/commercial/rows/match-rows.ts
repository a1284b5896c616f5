import Type from 'typebox'
import { minuteOf } from '../match/minute.rules'
import type {
  EnvironmentRecord,
  FixtureRecord,
  IncidentRecord,
  LineRecord,
  LiveRecord,
  StatisticRecord,
} from '../records'
import type { ReadRow } from '../vendor'
import { Code, Count, type Dialect, OptionalText, optional, Scores, Seconds, Side } from './fields'
import { list, reader } from './row-reader'

const Status = Type.Integer({ minimum: 0, maximum: 99 })

/** Matches of the live endpoint: six score fields (codes-and-words 1.6) and lists. */
export function liveRows(dialect: Dialect): ReadRow<LiveRecord> {
  const { id } = dialect
  const incident = incidentRows(dialect)
  const schema = Type.Object({
    id,
    score: Type.Tuple([id, Status, Scores, Scores, Seconds, Type.String()]),
    stats: Type.Unknown(),
    incidents: Type.Unknown(),
    tlive: Type.Unknown(),
    updated_at: Type.Optional(Seconds),
  })
  return reader(Type.Partial(schema), (row, onMalformed) => {
    if (row.id === undefined || row.score === undefined) return null
    const [, status, home, away, halfKickoffAt] = row.score
    return {
      id: `${row.id}`,
      state: { status, home, away, halfKickoffAt },
      updatedAt: optional(row.updated_at),
      incidents: list(incident, row.incidents, onMalformed),
      statistics: list(statistic, row.stats, onMalformed),
      lines: list(line, row.tlive, onMalformed),
    }
  })
}

function incidentRows({ personOf }: Dialect): ReadRow<IncidentRecord> {
  const schema = Type.Object({
    type: Code,
    position: Side,
    time: Type.Union([Type.Integer(), Type.String()]),
    home_score: Type.Optional(Count),
    away_score: Type.Optional(Count),
    reason_type: Type.Optional(Code),
    var_reason: Type.Optional(Code),
    var_result: Type.Optional(Code),
  })
  return reader(schema, (row): IncidentRecord | null => {
    const clock = minuteOf(row.time)
    const { type, position, home_score: home = -1, away_score: away = -1 } = row
    if (!clock) return null
    return {
      type,
      position,
      ...clock,
      player: personOf(row, 'in_player') ?? personOf(row, 'player'),
      other: personOf(row, 'out_player') ?? personOf(row, 'assist1'),
      score: home < 0 || away < 0 ? null : [home, away],
      reason: row.reason_type ?? null,
      varReason: row.var_reason ?? null,
      varResult: row.var_result ?? null,
    }
  })
}

/** −1 means unknown. */
const statistic: ReadRow<StatisticRecord> = reader(
  Type.Object({ type: Code, home: Count, away: Count }),
  ({ type, home, away }) => ({ type, home: Math.max(0, home), away: Math.max(0, away) }),
)

const line: ReadRow<LineRecord> = reader(
  Type.Object({
    time: Type.String(),
    data: Type.String({ minLength: 1, maxLength: 2_000 }),
    type: Code,
    position: Side,
    main: Type.Optional(Type.Integer()),
  }),
  ({ time, data, type, position, main }) => {
    const { minute = null, addedMinute = null } = minuteOf(time) ?? {}
    return { minute, addedMinute, data, type, position, main: main === 1 }
  },
)

/** Matches of a day. */
export function fixtureRows({ id }: Dialect): ReadRow<FixtureRecord> {
  const schema = Type.Object({
    id,
    competition_id: id,
    season_id: id,
    home_team_id: id,
    away_team_id: id,
    status_id: Status,
    match_time: Seconds,
    neutral: Type.Optional(Type.Integer()),
    home_scores: Scores,
    away_scores: Scores,
    updated_at: Type.Optional(Seconds),
    round: Type.Optional(
      Type.Object({
        round_num: Type.Optional(Type.Integer()),
        group_num: Type.Optional(Type.Integer()),
      }),
    ),
    environment: Type.Optional(Type.Unknown()),
  })
  return reader(schema, (row, onMalformed) => ({
    id: `${row.id}`,
    competitionId: `${row.competition_id}`,
    seasonId: `${row.season_id}`,
    homeId: `${row.home_team_id}`,
    awayId: `${row.away_team_id}`,
    kickoffAt: row.match_time,
    neutral: row.neutral === 1,
    round: roundOf(row.round?.round_num, row.round?.group_num),
    state: {
      status: row.status_id,
      halfKickoffAt: 0,
      home: row.home_scores,
      away: row.away_scores,
    },
    environment:
      list(environment, row.environment ? [row.environment] : [], onMalformed)?.[0] ?? null,
    updatedAt: optional(row.updated_at),
  }))
}

const environment: ReadRow<EnvironmentRecord> = reader(
  Type.Object({
    weather: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })),
    temperature: OptionalText,
    humidity: OptionalText,
    pressure: OptionalText,
    wind: OptionalText,
  }),
  ({ weather, temperature, humidity, pressure, wind }) => ({
    weather: optional(weather),
    temperature: temperature || null,
    humidity: humidity || null,
    pressure: pressure || null,
    wind: wind || null,
  }),
)

/** Group 1 is A. */
function roundOf(round = 0, group = 0): string {
  if (group > 0 && group <= 26) return `${String.fromCharCode(64 + group)}组`
  return round > 0 ? `第${round}轮` : ''
}
