import { BASKETBALL_INCIDENT } from '@saidian/shared/contracts/basketball'
import { QUARTERS, secondsPlayed } from '@saidian/shared/lib/basketball'
import type { FeedIncident } from '../../../feed'
import type { GameMoment, Side } from '../play/game-step'
import type { GameTimeline } from '../play/game-timeline'

const LATE_SECONDS = 120

type Score = [home: number, away: number]
type IncidentSide = FeedIncident['side']

/** Incidents of a game by the number of their moment. */
export function incidentsOf(game: GameTimeline): Map<number, FeedIncident[]> {
  const found = new Map<number, FeedIncident[]>()
  const score: Score = [0, 0]
  game.moments.forEach((moment, number) => {
    const before = Math.sign(score[0] - score[1])
    const hasScored = count(score, moment)
    const add = (type: number, side: IncidentSide, name: string, player: Player | null = null) => {
      const incident = incidentOf(game, moment, { type, side, key: `${name}${number}`, player })
      found.set(number, [...(found.get(number) ?? []), { ...incident, score: [...score] }])
    }
    if (hasScored) addLeadChange(moment, before, score, add)
    addOthers(game, moment, add)
  })
  return found
}

type Player = { nameZh: string; key: string }
type Add = (type: number, side: IncidentSide, name: string, player?: Player | null) => void

/** A new leader, or a tie, in the last two minutes. */
function addLeadChange(moment: GameMoment, before: number, score: Score, add: Add): void {
  if (moment.period < QUARTERS || moment.left > LATE_SECONDS) return
  const now = Math.sign(score[0] - score[1])
  if (now === 0) add(BASKETBALL_INCIDENT.tie, 'none', 'tie')
  else if (now !== before) add(BASKETBALL_INCIDENT.leadChange, now > 0 ? 'home' : 'away', 'lead')
}

function addOthers(game: GameTimeline, { step, period }: GameMoment, add: Add): void {
  if (step.kind === 'periodStart') {
    const isOvertime = period > QUARTERS
    add(
      isOvertime ? BASKETBALL_INCIDENT.overtime : BASKETBALL_INCIDENT.periodStart,
      'none',
      'start',
    )
  }
  if (step.kind === 'periodEnd') add(BASKETBALL_INCIDENT.periodEnd, 'none', 'stop')
  if (step.kind === 'end') add(BASKETBALL_INCIDENT.end, 'none', 'end')
  if (step.kind === 'foul' && step.leaves) {
    const type =
      step.leaves === 'ejected' ? BASKETBALL_INCIDENT.ejection : BASKETBALL_INCIDENT.fouledOut
    const player = game.sheets[step.side].players[step.player] ?? null
    add(type, sideOf(step.side), 'out', player)
  }
}

type Named = { type: number; side: IncidentSide; key: string; player: Player | null }

function incidentOf(
  { rules }: GameTimeline,
  { period, left }: GameMoment,
  { type, side, key, player }: Named,
): FeedIncident {
  return {
    key,
    type,
    side,
    minute: Math.ceil(secondsPlayed(period, left, rules.quarterSeconds) / 60),
    addedMinute: null,
    player: player?.nameZh ?? null,
    otherPlayer: null,
    score: null,
    playerKey: player?.key ?? null,
    otherPlayerKey: null,
  }
}

/** Adds the points of a moment to `score`; returns whether there were any. */
function count(score: Score, { step }: GameMoment): boolean {
  if ((step.kind !== 'shot' && step.kind !== 'freeThrow') || !step.made) return false
  score[step.side] += step.kind === 'shot' ? step.points : 1
  return true
}

export function sideOf(side: Side): 'home' | 'away' {
  return side === 0 ? 'home' : 'away'
}
