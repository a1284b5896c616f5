import type { FeedIncident, FeedMatchState, Pair } from '../../feed'
import type { Recording } from '../archive'
import type { WyscoutEvent } from '../wyscout'
import type { Beat, Story } from './beat'
import { Counters, type Side } from './counters'
import { type Effect, type Names, substitutionsOf, type Turn, turnOf } from './incidents'
import { withSheetCards } from './sheet-cards.rules'
import { periodsOf, type StoryPeriod } from './timeline.rules'

const MINUTE = 60

export function replayKey(wyId: number): string {
  return `wyscout:${wyId}`
}

/** Retells a recorded match: state changes, incidents, and statistics every minute and with every incident. */
export function tellStory({ match, events: recorded }: Recording, names: Names): Story {
  const sides = new Map<number, Side>(
    Object.values(match.teamsData).map((team) => [team.teamId, team.side === 'home' ? 0 : 1]),
  )
  const events = withSheetCards(recorded, match, periodsOf(recorded))
  const periods = periodsOf(events)
  const changes = substitutionsOf(match, periods, names)
  const counters = new Counters()
  const state = kickedOff()
  const ballPositions: Beat[] = []
  let kicks = 0
  const ballPosition = (
    period: StoryPeriod,
    second: number,
    incidents: FeedIncident[],
    step: Partial<Step> = {},
  ) =>
    ballPositions.push({
      second: Math.ceil(period.start + second),
      state: structuredClone(state),
      incidents,
      statistics: counters.rows(),
      period,
      event: step.event ?? null,
      minute: step.minute ?? null,
    })

  const hear = (event: WyscoutEvent, period: StoryPeriod, before: WyscoutEvent[]) => {
    const side = sides.get(event.teamId)
    if (side === undefined) return null
    counters.add(event, side, period)
    const turn = turnOf(event, side, period, names, before)
    if (turn && period.name === 'P') turn.incident.key = kickKey(++kicks)
    return turn
  }

  for (const [index, period] of periods.entries()) {
    const next = periods[index + 1]
    enter(state, period)
    ballPosition(period, 0, index === 0 ? [notice('start', 10, 0)] : [])
    const before: WyscoutEvent[] = []
    const tell = (step: Step) => {
      const turn = step.event ? hear(step.event, period, before) : step.turn
      if (step.event) before.push(step.event)
      if (turn) apply(state, turn)
      if (turn || step.minute) ballPosition(period, step.second, turn ? [turn.incident] : [], step)
    }
    stepsOf(period, events, changes).forEach(tell)
    leave(state, period, next)
    ballPosition(period, period.length, closing(period, next))
  }
  return { matchKey: replayKey(match.wyId), ballPositions, periods, events }
}

/** All kicks are in one minute: their keys sort as they were taken. */
function kickKey(number: number): string {
  return `kick-${String(number).padStart(2, '0')}`
}

type Step = { second: number; event?: WyscoutEvent; turn?: Turn; minute?: number }

/** Everything of one period in order of time. */
function stepsOf(period: StoryPeriod, events: WyscoutEvent[], changes: Turn[]): Step[] {
  const played: Step[] = events
    .filter(({ matchPeriod }) => matchPeriod === period.name)
    .map((event) => ({ second: event.eventSec, event }))
  const changed = changes
    .filter((turn) => turn.period === period)
    .map((turn) => ({ second: turn.second, turn }))
  const minutes = Array.from({ length: Math.floor(period.length / MINUTE) }, (_, index) => ({
    second: (index + 1) * MINUTE,
    minute: index + 1,
  }))
  return [...played, ...changed, ...minutes].sort((a, b) => a.second - b.second)
}

function enter(state: FeedMatchState, period: StoryPeriod): void {
  state.status = period.status
  // The clock of a shoot-out stands; the last kick-off stays.
  if (period.status !== 7) state.halfKickoffAt = period.start
  if (period.status === 5) state.extra ??= [...(state.score ?? [0, 0])]
  if (period.status === 7) state.shootout = [0, 0]
}

function leave(state: FeedMatchState, period: StoryPeriod, next: StoryPeriod | undefined): void {
  if (period.half === 1) {
    state.status = 3
    state.half = [...(state.score ?? [0, 0])]
  }
  if (!next) state.status = 8
}

function closing(period: StoryPeriod, next: StoryPeriod | undefined): FeedIncident[] {
  const minute = period.baseMinute + period.regularMinutes
  const notices: FeedIncident[] = []
  if (period.half === 1) notices.push(notice('break', 11, minute))
  if (period.name === 'E2') notices.push(notice('extra-over', 26, minute))
  if (period.name === 'P') notices.push(notice('shoot-out-over', 27, minute))
  if (!next) notices.push(notice('end', 12, minute))
  return notices
}

function apply(state: FeedMatchState, { effect, incident }: Turn): void {
  const pair = pairOf(state, effect.kind)
  if (!pair || effect.kind === 'none') return
  pair[effect.side]++
  if (effect.kind === 'goal' || effect.kind === 'kick') incident.score = [pair[0], pair[1]]
}

/** After 90 minutes goals count in `extra` only. */
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
