import { courtPlace } from './court-place.rules'
import type { LiveAction } from './live-shapes'
import type { FoulKind, Play, Side, TurnoverCause } from './play'
import { shotStyleOf } from './shot-style.rules'

type Act<One = Play> = One extends Play ? Omit<One, 'key' | 'period' | 'clock' | 'second'> : never

const FOULS: Record<string, FoulKind | undefined> = {
  shooting: 'shooting',
  'loose ball': 'looseBall',
  flagrant: 'flagrant',
  'flagrant-type-1': 'flagrant',
  'flagrant-type-2': 'flagrant',
  'away-from-play': 'intentional',
  'clear-path': 'intentional',
  double: 'double',
}
const TURNOVERS: Record<string, TurnoverCause | undefined> = {
  'bad pass': 'pass',
  'lost ball': 'ball',
  traveling: 'travel',
  'offensive foul': 'foul',
  'out-of-bounds': 'outOfBounds',
  'shot clock': 'shotClock',
}

/** Plays of the live format; every one at the second of the wall clock that it names. */
export function livePlays(
  actions: readonly LiveAction[],
  sideOf: (teamId: number | undefined) => Side | null,
): Play[] {
  const first = Date.parse(actions[0]?.timeActual ?? '') / 1000
  const entered = pairedSubstitutions(actions)
  let second = 0
  return actions.flatMap((action) => {
    // A correction may carry an earlier time than the action before it.
    second = Math.max(second, Date.parse(action.timeActual) / 1000 - first)
    const act = actOf(action, sideOf(action.teamId), entered)
    if (!act) return []
    const { actionNumber, period } = action
    const play: Play = {
      ...act,
      key: `${actionNumber}`,
      period,
      clock: secondsLeft(action.clock),
      second,
    }
    return [play]
  })
}

/** `PT11M38.50S`. */
function secondsLeft(clock: string): number {
  const [, minutes, seconds] = /^PT(\d+)M([\d.]+)S$/.exec(clock) ?? []
  if (!minutes || !seconds) throw new Error(`${clock} is no clock`)
  return Number(minutes) * 60 + Number(seconds)
}

function actOf(
  action: LiveAction,
  side: Side | null,
  entered: ReadonlyMap<LiveAction, number>,
): Act | null {
  const player = action.personId || null
  switch (action.actionType) {
    case 'period':
      return { kind: action.subType === 'start' ? 'start' : 'end' }
    case 'jumpball':
      return jumpBall(action, side)
    case 'timeout':
      return { kind: 'timeout', side }
  }
  if (side === null) return null
  switch (action.actionType) {
    case '2pt':
    case '3pt':
      return player === null ? null : shot(action, side, player)
    case 'freethrow':
      return player === null ? null : freeThrow(action, side, player)
    case 'rebound':
      return { kind: 'rebound', side, player }
    case 'turnover':
      return turnover(action, side, player)
    case 'foul':
      return foul(action, side, player)
    case 'violation':
      return { kind: 'violation', side, player }
    case 'ejection':
      return player === null ? null : { kind: 'ejection', side, player }
    case 'substitution': {
      const inside = entered.get(action)
      return player === null || inside === undefined
        ? null
        : { kind: 'substitution', side, out: player, in: inside }
    }
    default:
      // Steals and blocks stand in the turnover and in the shot as well.
      return null
  }
}

function shot(action: LiveAction, side: Side, player: number): Act {
  const made = action.shotResult === 'Made'
  const { xLegacy, yLegacy, shotDistance } = action
  const hasPlace = typeof xLegacy === 'number' && typeof yLegacy === 'number'
  return {
    kind: 'shot',
    side,
    player,
    points: action.actionType === '3pt' ? 3 : 2,
    made,
    style: shotStyleOf(`${action.descriptor ?? ''} ${action.subType ?? ''}`),
    feet: typeof shotDistance === 'number' ? Math.round(shotDistance) : null,
    place: hasPlace ? courtPlace(xLegacy, yLegacy) : null,
    assist: made ? (action.assistPersonId ?? null) : null,
    blocker: made ? null : (action.blockPersonId ?? null),
  }
}

function freeThrow({ shotResult, subType }: LiveAction, side: Side, player: number): Act {
  const [, number, of] = /(\d) of (\d)/.exec(subType ?? '') ?? []
  return { kind: 'freeThrow', side, player, made: shotResult === 'Made', isLast: number === of }
}

function turnover(
  { descriptor, subType, stealPersonId }: LiveAction,
  side: Side,
  player: number | null,
): Act {
  const cause = TURNOVERS[subType ?? ''] ?? TURNOVERS[descriptor ?? ''] ?? 'violation'
  return { kind: 'turnover', side, player, cause, stealer: stealPersonId ?? null }
}

function foul(
  { subType, descriptor, foulDrawnPersonId }: LiveAction,
  side: Side,
  player: number | null,
): Act {
  const isOwn = subType === 'offensive' || subType === 'technical'
  const kind: FoulKind = isOwn ? subType : (FOULS[descriptor ?? ''] ?? 'personal')
  return {
    kind: 'foul',
    side,
    player,
    foul: kind,
    drawnBy: foulDrawnPersonId ?? null,
    isTeamFoul: !isOwn && kind !== 'double',
  }
}

function jumpBall(action: LiveAction, side: Side | null): Act {
  const { jumpBallWonPersonId: won, jumpBallLostPersonId: lost } = action
  return { kind: 'jumpBall', side, players: won && lost ? [won, lost] : null }
}

/**
 * Who comes on for the player of an action `out`: a team's nth `in` at the same stop belongs to its
 * nth `out`.
 */
function pairedSubstitutions(actions: readonly LiveAction[]): Map<LiveAction, number> {
  const waiting = new Map<string, LiveAction[]>()
  const pairs = new Map<LiveAction, number>()
  for (const action of actions) {
    if (action.actionType !== 'substitution' || !action.personId) continue
    const stop = `${action.teamId} ${action.period} ${action.clock}`
    const outs = waiting.get(stop) ?? []
    waiting.set(stop, outs)
    if (action.subType === 'out') outs.push(action)
    else {
      const out = outs.shift()
      if (out) pairs.set(out, action.personId)
    }
  }
  return pairs
}
