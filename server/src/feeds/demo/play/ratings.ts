import { hashOf } from '../world/random'
import { endOf } from './period.rules'
import type { Moment, Script } from './script'

const START = 6.35
const LOWEST = 3
const HIGHEST = 10
/** Minutes of play before a player's first rating. */
const FIRST_MINUTES = 8
const DEEDS = {
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
  deeds: number
}

/**
 * Ratings (3–10) by player key of everyone who has played long enough by `at`, from what the
 * players did until then.
 */
export function ratingsAt(script: Script, at: number): Map<string, number> {
  const kickoff = script.periods[0]?.startAt
  if (kickoff === undefined || at < kickoff) return new Map()
  const spells = startingSpells(script, kickoff)
  for (const moment of script.moments) {
    if (moment.at > at) break
    apply(moment, spells, script)
  }
  const lastPlay = script.periods.findLast(({ startAt }) => startAt <= at)
  const until = lastPlay ? Math.min(at, endOf(lastPlay)) : at
  const ratings = new Map<string, number>()
  for (const [key, { skill, from, to, deeds }] of spells) {
    const minutes = ((to ?? until) - from) / 60
    if (minutes < FIRST_MINUTES) continue
    // Form of the day, which counts more the longer the player plays.
    const day = ((hashOf(`${script.ledgerSeed}/${key}`) % 1000) / 1000 - 0.42) * 0.9
    const rating = START + (skill - 0.6) * 0.6 + deeds + day * Math.min(1, minutes / 90)
    ratings.set(key, Math.round(10 * Math.min(HIGHEST, Math.max(LOWEST, rating))) / 10)
  }
  return ratings
}

function startingSpells({ sheets }: Script, from: number): Map<string, Spell> {
  const spells = new Map<string, Spell>()
  for (const side of [0, 1] as const) {
    for (const { player, slot } of sheets[side].starters)
      spells.set(player.key, {
        side,
        position: slot.position,
        skill: player.skill,
        from,
        to: null,
        deeds: 0,
      })
  }
  return spells
}

function apply({ at, turn }: Moment, spells: Map<string, Spell>, script: Script): void {
  const add = (key: string | null | undefined, deeds: number) => {
    const spell = spells.get(key ?? '')
    if (spell) spell.deeds += deeds
  }
  switch (turn.kind) {
    case 'goal':
      creditGoal(turn, spells, add, 1)
      return
    case 'takenBack': {
      const goal = script.moments.find(
        (one) => one.turn.kind === 'goal' && one.turn.incident.key === turn.goalKey,
      )
      if (goal?.turn.kind === 'goal') creditGoal(goal.turn, spells, add, -1)
      return
    }
    case 'setRight': {
      const deed = turn.incident.type === 1 ? DEEDS.goal : DEEDS.yellow
      add(turn.wrongKey, -deed)
      add(turn.incident.playerKey, deed)
      return
    }
    case 'missed':
      add(turn.incident.playerKey, DEEDS.missed)
      return
    case 'card': {
      add(turn.incident.playerKey, turn.isRed ? DEEDS.red : DEEDS.yellow)
      const spell = spells.get(turn.incident.playerKey ?? '')
      if (spell && turn.isRed) spell.to = at
      return
    }
    case 'other':
      if (turn.incident.type === 9) change(turn.incident, at, spells, script)
      return
    default:
  }
}

type GoalTurn = Extract<Moment['turn'], { kind: 'goal' }>

function creditGoal(
  { side, incident, isShot }: GoalTurn,
  spells: Map<string, Spell>,
  add: (key: string | null | undefined, deeds: number) => void,
  by: 1 | -1,
): void {
  add(incident.playerKey, by * (isShot ? DEEDS.goal : DEEDS.ownGoal))
  add(incident.otherPlayerKey, by * DEEDS.assist)
  for (const spell of spells.values()) {
    if (spell.to === null && spell.side !== side) spell.deeds += by * CONCEDED[spell.position]
    else if (spell.to === null) spell.deeds += by * 0.06
  }
}

function change(
  { playerKey, otherPlayerKey }: { playerKey?: string | null; otherPlayerKey?: string | null },
  at: number,
  spells: Map<string, Spell>,
  script: Script,
): void {
  const off = spells.get(otherPlayerKey ?? '')
  if (!off || !playerKey) return
  off.to = at
  const on = script.sheets[off.side].bench.find(({ key }) => key === playerKey)
  spells.set(playerKey, { ...off, skill: on?.skill ?? off.skill, from: at, to: null, deeds: 0 })
}
