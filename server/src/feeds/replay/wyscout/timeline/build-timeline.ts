import type { FeedIncident, FeedMatchState, Pair } from '../../../feed'
import type { Recording } from '../archive/archive'
import type { WyscoutEvent } from '../archive/shapes'
import { Counters, type Side } from './counters'
import {
  type Effect,
  incidentOf,
  type Names,
  substitutionsOf,
  type TimedIncident,
} from './incidents'
import type { MatchTimeline, TimelineStep } from './match-timeline'
import { type MatchPeriod, periodsOf } from './periods.rules'
import { withSheetCards } from './sheet-cards.rules'

const MINUTE = 60

export function replayKey(wyId: number): string {
  return `wyscout:${wyId}`
}

/**
 * The timeline of a recorded match: a step at every change of state, at every incident and after
 * every minute, each with the statistics so far.
 */
export function buildTimeline({ match, events: recorded }: Recording, names: Names): MatchTimeline {
  const sides = new Map<number, Side>(
    Object.values(match.teamsData).map((team) => [team.teamId, team.side === 'home' ? 0 : 1]),
  )
  const events = withSheetCards(recorded, match, periodsOf(recorded))
  const periods = periodsOf(events)
  const changes = substitutionsOf(match, periods, names)
  const counters = new Counters()
  const state = kickedOff()
  const steps: TimelineStep[] = []
  let kicks = 0
  const addStep = (
    period: MatchPeriod,
    second: number,
    incidents: FeedIncident[],
    entry: Partial<PeriodEntry> = {},
  ) =>
    steps.push({
      second: Math.ceil(period.start + second),
      state: structuredClone(state),
      incidents,
      statistics: counters.rows(),
      period,
      event: entry.event ?? null,
      minute: entry.minute ?? null,
    })

  const countEvent = (event: WyscoutEvent, period: MatchPeriod, before: WyscoutEvent[]) => {
    const side = sides.get(event.teamId)
    if (side === undefined) return null
    counters.add(event, side, period)
    const timed = incidentOf(event, side, period, names, before)
    if (timed && period.name === 'P') timed.incident.key = kickKey(++kicks)
    return timed
  }

  for (const [index, period] of periods.entries()) {
    const next = periods[index + 1]
    enter(state, period)
    addStep(period, 0, index === 0 ? [notice('start', 10, 0)] : [])
    const before: WyscoutEvent[] = []
    const addEntry = (entry: PeriodEntry) => {
      const timed = entry.event ? countEvent(entry.event, period, before) : entry.timed
      if (entry.event) before.push(entry.event)
      if (timed) apply(state, timed)
      if (timed || entry.minute) addStep(period, entry.second, timed ? [timed.incident] : [], entry)
    }
    entriesOf(period, events, changes).forEach(addEntry)
    leave(state, period, next)
    addStep(period, period.length, closing(period, next))
  }
  return { matchKey: replayKey(match.wyId), steps, periods, events }
}

/** All kicks share one minute; keys with leading zeros sort in the order of the kicks. */
function kickKey(number: number): string {
  return `kick-${String(number).padStart(2, '0')}`
}

type PeriodEntry = {
  second: number
  event?: WyscoutEvent
  timed?: TimedIncident
  minute?: number
}

/** Events, substitutions and full minutes of one period in order of time. */
function entriesOf(
  period: MatchPeriod,
  events: WyscoutEvent[],
  changes: TimedIncident[],
): PeriodEntry[] {
  const played: PeriodEntry[] = events
    .filter(({ matchPeriod }) => matchPeriod === period.name)
    .map((event) => ({ second: event.eventSec, event }))
  const changed = changes
    .filter((timed) => timed.period === period)
    .map((timed) => ({ second: timed.second, timed }))
  const minutes = Array.from({ length: Math.floor(period.length / MINUTE) }, (_, index) => ({
    second: (index + 1) * MINUTE,
    minute: index + 1,
  }))
  return [...played, ...changed, ...minutes].sort((a, b) => a.second - b.second)
}

function enter(state: FeedMatchState, period: MatchPeriod): void {
  state.status = period.status
  // The clock stands still in a shoot-out: the last kick-off stays.
  if (period.status !== 7) state.halfKickoffAt = period.start
  if (period.status === 5) state.extra ??= [...(state.score ?? [0, 0])]
  if (period.status === 7) state.shootout = [0, 0]
}

function leave(state: FeedMatchState, period: MatchPeriod, next: MatchPeriod | undefined): void {
  if (period.half === 1) {
    state.status = 3
    state.half = [...(state.score ?? [0, 0])]
  }
  if (!next) state.status = 8
}

function closing(period: MatchPeriod, next: MatchPeriod | undefined): FeedIncident[] {
  const minute = period.baseMinute + period.regularMinutes
  const notices: FeedIncident[] = []
  if (period.half === 1) notices.push(notice('break', 11, minute))
  if (period.name === 'E2') notices.push(notice('extra-over', 26, minute))
  if (period.name === 'P') notices.push(notice('shoot-out-over', 27, minute))
  if (!next) notices.push(notice('end', 12, minute))
  return notices
}

function apply(state: FeedMatchState, { effect, incident }: TimedIncident): void {
  const pair = pairOf(state, effect.kind)
  if (!pair || effect.kind === 'none') return
  pair[effect.side]++
  if (effect.kind === 'goal' || effect.kind === 'kick') incident.score = [pair[0], pair[1]]
}

/** The pair that the effect counts in. Goals of extra time count in `extra` only. */
function pairOf(state: FeedMatchState, kind: Effect['kind']): Pair | null {
  switch (kind) {
    case 'goal':
      return state.extra ?? state.score
    case 'kick':
      return state.shootout
    case 'corner':
      return state.corners
    case 'yellow':
      return state.yellow
    case 'red':
      return state.red
    default:
      return null
  }
}

function kickedOff(): FeedMatchState {
  return {
    status: 2,
    halfKickoffAt: 0,
    score: [0, 0],
    half: null,
    corners: [0, 0],
    yellow: [0, 0],
    red: [0, 0],
    extra: null,
    shootout: null,
    varCheck: false,
  }
}

function notice(key: string, type: number, minute: number): FeedIncident {
  return {
    key,
    type,
    side: 'none',
    minute,
    addedMinute: null,
    player: null,
    otherPlayer: null,
    score: null,
  }
}
