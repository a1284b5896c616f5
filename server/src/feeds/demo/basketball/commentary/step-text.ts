import { BASKETBALL_INCIDENT } from '@saidian/shared/contracts/basketball'
import type { GameStep, Shot, Side, TurnoverKind } from '../play/game-step'
import * as baskets from './phrases/baskets'
import * as calls from './phrases/calls'
import * as misses from './phrases/misses'
import { JUMP } from './phrases/periods'
import type { TextBuilder } from './text-builder'

type StepOf<Kind extends GameStep['kind']> = Extract<GameStep, { kind: Kind }>

/** Adds the sentence about a moment of play. */
export function addStepText(builder: TextBuilder, step: GameStep): void {
  switch (step.kind) {
    case 'shot':
      addShot(builder, step)
      break
    case 'freeThrow': {
      const phrases = step.made ? calls.FREE_THROW_MADE : calls.FREE_THROW_MISSED
      builder.addLine({ phrases, side: step.side, values: named(builder, step.side, step.player) })
      break
    }
    case 'rebound':
      addRebound(builder, step)
      break
    case 'turnover':
      addTurnover(builder, step)
      break
    case 'foul':
      addFoul(builder, step)
      break
    case 'substitution': {
      const { side, player, out } = step
      const values = { p: builder.name(side, player), q: builder.name(side, out) }
      builder.addLine({ phrases: calls.SUBSTITUTION, side, values })
      break
    }
    case 'timeout': {
      const n = builder.counters.state().timeouts?.[step.side] ?? 0
      builder.addLine({ phrases: calls.TIMEOUT, side: step.side, values: { n } })
      break
    }
    case 'jump':
      builder.addLine({
        phrases: JUMP,
        side: step.side,
        values: { p: builder.name(step.side, step.player) },
      })
  }
}

function named(builder: TextBuilder, side: Side, player: number | null) {
  return { p: builder.name(side, player), r: builder.opponent(side) }
}

function addShot(builder: TextBuilder, step: Shot): void {
  const { side, player, assist, block, made } = step
  builder.addLine({
    phrases: shotPhrases(step),
    side,
    values: {
      ...named(builder, side, player),
      q: builder.name(side, assist),
      b: builder.name(side === 0 ? 1 : 0, block),
      d: Math.max(1, Math.round(Math.hypot(step.x, step.y))),
    },
    isMain: made && step.points === 3,
  })
}

function shotPhrases({ made, points, shot, assist, block }: Shot): readonly string[] {
  if (block !== null) return misses.BLOCKED
  if (!made) return points === 3 ? misses.THREE_MISSED : misses.TWO_MISSED
  const isAssisted = assist !== null
  if (points === 3) return isAssisted ? baskets.THREE_ASSISTED : baskets.THREE_ALONE
  if (shot === 'dunk') return isAssisted ? baskets.DUNK_ASSISTED : baskets.DUNK
  if (shot === 'layup') return isAssisted ? baskets.LAYUP_ASSISTED : baskets.LAYUP
  if (shot === 'hook') return baskets.HOOK
  if (shot === 'floater') return baskets.FLOATER
  return isAssisted ? baskets.TWO_ASSISTED : baskets.TWO_JUMPER
}

function addRebound(builder: TextBuilder, { side, player, offensive }: StepOf<'rebound'>): void {
  const own = offensive ? misses.OFFENSIVE_REBOUND : misses.DEFENSIVE_REBOUND
  const phrases = player === null ? misses.TEAM_REBOUND : own
  builder.addLine({ phrases, side, values: named(builder, side, player) })
}

const TURNOVERS: Record<TurnoverKind, readonly string[]> = {
  pass: calls.OUT_OF_BOUNDS,
  dribble: calls.OUT_OF_BOUNDS,
  outOfBounds: calls.OUT_OF_BOUNDS,
  travel: calls.TRAVEL,
  offensive: calls.OFFENSIVE_FOUL,
  shotClock: calls.SHOT_CLOCK,
}

function addTurnover(builder: TextBuilder, step: StepOf<'turnover'>): void {
  const { side, player, how, steal } = step
  // The foul that follows says it.
  if (how === 'offensive') return
  const r = builder.name(side === 0 ? 1 : 0, steal)
  builder.addLine({
    phrases: steal === null ? TURNOVERS[how] : calls.STEAL,
    side,
    values: { p: builder.name(side, player), r },
  })
}

function addFoul(builder: TextBuilder, step: StepOf<'foul'>): void {
  const { side, player, on, leaves } = step
  const { counters } = builder
  const values = {
    p: builder.name(side, player),
    r: on === null ? builder.opponent(side) : builder.name(side === 0 ? 1 : 0, on),
    n: counters.line(side, player).fouls,
    m: counters.state().fouls?.[side] ?? 0,
  }
  builder.addLine({ phrases: FOULS[step.how], side, values })
  if (!leaves) return
  const [phrases, type] =
    leaves === 'ejected'
      ? [calls.EJECTED, BASKETBALL_INCIDENT.ejection]
      : [calls.FOULED_OUT, BASKETBALL_INCIDENT.fouledOut]
  builder.addLine({ phrases, side, values, type, isMain: true })
}

const FOULS = {
  shooting: calls.SHOOTING_FOUL,
  personal: calls.PERSONAL_FOUL,
  offensive: calls.OFFENSIVE_FOUL,
  technical: calls.TECHNICAL_FOUL,
}
