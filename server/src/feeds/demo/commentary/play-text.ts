import type { Play, PlayKind } from '../play/ball/plays'
import type { LiveTextBuilder } from './live-text-builder'
import type { Task } from './on-pitch'
import { ATTACK, DANGER, FAST_BREAK } from './phrases/attacks'
import { FREE_KICK, OFFSIDE } from './phrases/set-pieces'
import { BLOCKED, OFF_TARGET, ON_TARGET } from './phrases/shots'

type PlayText = { phrases: readonly string[]; type: number; task: Task; chance: number }

/** Text of each kind of play and the chance to use it. */
const PLAY_TEXTS: Record<PlayKind, PlayText> = {
  onTarget: { phrases: ON_TARGET, type: 21, task: 'shoot', chance: 1 },
  offTarget: { phrases: OFF_TARGET, type: 22, task: 'shoot', chance: 1 },
  blocked: { phrases: BLOCKED, type: 37, task: 'shoot', chance: 1 },
  offsides: { phrases: OFFSIDE, type: 5, task: 'shoot', chance: 1 },
  fouls: { phrases: FREE_KICK, type: 6, task: 'attack', chance: 0.75 },
  fastBreaks: { phrases: FAST_BREAK, type: 70, task: 'attack', chance: 0.9 },
  dangerous: { phrases: DANGER, type: 24, task: 'attack', chance: 0.42 },
  attacks: { phrases: ATTACK, type: 23, task: 'attack', chance: 0.22 },
}

export function addPlayText(builder: LiveTextBuilder, { at, period, sec, side, kind }: Play): void {
  const { phrases, type, task, chance } = PLAY_TEXTS[kind]
  if (!builder.random.chance(chance)) return
  const clock = builder.clockIn(period, sec)
  // The text describes a foul from the side that takes the free kick.
  const own = kind === 'fouls' ? other(side) : side
  builder.addLine({ at, phrases, type, side: own, clock, values: namesFor(builder, own, task) })
}

/** {p} who does it, {q} a team-mate, {r} an opponent. */
export function namesFor(
  builder: LiveTextBuilder,
  side: 0 | 1,
  task: Task,
  p: string | null = null,
) {
  const { pitch, random } = builder
  const doer = p ?? pitch.name(side, task, random)
  return {
    p: doer,
    q: pitch.name(side, 'attack', random, [doer]),
    r: pitch.name(other(side), 'defend', random),
  }
}

export function other(side: 0 | 1): 0 | 1 {
  return side === 0 ? 1 : 0
}
