import { hashOf } from '../../../random'
import { endOf } from '../period.rules'
import type { Moment, PlayTimeline } from '../play-timeline'

const START = 6.35
const LOWEST = 3
const HIGHEST = 10
/** Minutes of play before a player's first rating. */
const FIRST_MINUTES = 8
const RATING_EFFECTS = {
  goal: 1.05,
  assist: 0.65,
  ownGoal: -1,
  missed: -0.8,
  yellow: -0.25,
  red: -1.4,
} as const
const CONCEDED = { G: -0.35, D: -0.22, M: -0.08, F: 0 } as const

type Spell = {
  side: 0 | 1
  position: 'G' | 'D' | 'M' | 'F'
  skill: number
  from: number
  to: number | null
  effects: number
}

/**
 * Ratings (3–10) by player key of everyone who has played long enough by `at`, from what the
 * players did until then.
 */
export function ratingsAt(timeline: PlayTimeline, at: number): Map<string, number> {
  const kickoff = timeline.periods[0]?.startAt
  if (kickoff === undefined || at < kickoff) return new Map()
  const spells = startingSpells(timeline, kickoff)
  for (const moment of timeline.moments) {
    if (moment.at > at) break
    apply(moment, spells, timeline)
  }
  const lastPlay = timeline.periods.findLast(({ startAt }) => startAt <= at)
  const until = lastPlay ? Math.min(at, endOf(lastPlay)) : at
  const ratings = new Map<string, number>()
  for (const [key, { skill, from, to, effects }] of spells) {
    const minutes = ((to ?? until) - from) / 60
    if (minutes < FIRST_MINUTES) continue
    // Form of the day, which counts more the longer the player plays.
    const day = ((hashOf(`${timeline.figuresSeed}/${key}`) % 1000) / 1000 - 0.42) * 0.9
    const rating = START + (skill - 0.6) * 0.6 + effects + day * Math.min(1, minutes / 90)
    ratings.set(key, Math.round(10 * Math.min(HIGHEST, Math.max(LOWEST, rating))) / 10)
  }
  return ratings
}

function startingSpells({ sheets }: PlayTimeline, from: number): Map<string, Spell> {
  const spells = new Map<string, Spell>()
  for (const side of [0, 1] as const) {
    for (const { player, slot } of sheets[side].starters)
      spells.set(player.key, {
        side,
        position: slot.position,
        skill: player.skill,
        from,
        to: null,
        effects: 0,
      })
  }
  return spells
}

function apply({ at, step }: Moment, spells: Map<string, Spell>, timeline: PlayTimeline): void {
  const add = (key: string | null | undefined, effects: number) => {
    const spell = spells.get(key ?? '')
    if (spell) spell.effects += effects
  }
  switch (step.kind) {
    case 'goal':
      creditGoal(step, spells, add, 1)
      return
    case 'goalCancelled': {
      const goal = timeline.moments.find(
        (one) => one.step.kind === 'goal' && one.step.incident.key === step.goalKey,
      )
      if (goal?.step.kind === 'goal') creditGoal(goal.step, spells, add, -1)
      return
    }
    case 'corrected': {
      const effect = step.incident.type === 1 ? RATING_EFFECTS.goal : RATING_EFFECTS.yellow
      add(step.wrongKey, -effect)
      add(step.incident.playerKey, effect)
      return
    }
    case 'missed':
      add(step.incident.playerKey, RATING_EFFECTS.missed)
      return
    case 'card': {
      add(step.incident.playerKey, step.isRed ? RATING_EFFECTS.red : RATING_EFFECTS.yellow)
      const spell = spells.get(step.incident.playerKey ?? '')
      if (spell && step.isRed) spell.to = at
      return
    }
    case 'other':
      if (step.incident.type === 9) change(step.incident, at, spells, timeline)
      return
    default:
  }
}

type GoalStep = Extract<Moment['step'], { kind: 'goal' }>

function creditGoal(
  { side, incident, isShot }: GoalStep,
  spells: Map<string, Spell>,
  add: (key: string | null | undefined, effects: number) => void,
  by: 1 | -1,
): void {
  add(incident.playerKey, by * (isShot ? RATING_EFFECTS.goal : RATING_EFFECTS.ownGoal))
  add(incident.otherPlayerKey, by * RATING_EFFECTS.assist)
  for (const spell of spells.values()) {
    if (spell.to === null && spell.side !== side) spell.effects += by * CONCEDED[spell.position]
    else if (spell.to === null) spell.effects += by * 0.06
  }
}

function change(
  { playerKey, otherPlayerKey }: { playerKey?: string | null; otherPlayerKey?: string | null },
  at: number,
  spells: Map<string, Spell>,
  timeline: PlayTimeline,
): void {
  const off = spells.get(otherPlayerKey ?? '')
  if (!off || !playerKey) return
  off.to = at
  const on = timeline.sheets[off.side].bench.find(({ key }) => key === playerKey)
  spells.set(playerKey, { ...off, skill: on?.skill ?? off.skill, from: at, to: null, effects: 0 })
}
