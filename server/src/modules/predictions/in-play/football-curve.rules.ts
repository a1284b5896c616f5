import type { InPlayCurve, InPlayPoint, ResultChances } from '@saidian/shared/contracts/predictions'
import { type FootballPrediction, footballInPlay } from '../model'

/** Minutes between two points without an incident. */
const STEP = 3
const LENGTH = 90
const HALF = 45

type Pair = [number, number]

/** A goal or a red card that is not withdrawn. */
export type FootballMoment = {
  isGoal: boolean
  side: 'home' | 'away' | 'none'
  minute: number
  /** After it, if the source says so. */
  score: [number, number] | null
  knownAt: number
}

/** A match in play or over, as the feed knows it. Times are seconds since 1970. */
export type FootballCourse = {
  kickoffAt: number
  halfKickoffAt: number | null
  sourceAt: number
  /** The minute of the clock; 45 at half time, 90 when it is over. */
  minute: number
  isOver: boolean
  /** After 90 minutes at the latest. */
  score: Pair
  moments: readonly FootballMoment[]
}

export type ChancesBefore = {
  goals: readonly [number, number]
  outcome: FootballPrediction['outcome']
}

type Step = Pick<InPlayPoint, 'at' | 'knownAt' | 'cause'> & { score: Pair; red: Pair }

/** How the chances of the 90 minutes moved: a point every few minutes and at each turn. */
export function footballCurve(before: ChancesBefore, course: FootballCourse): InPlayCurve {
  const points = stepsOf(course).map(({ red, ...step }): InPlayPoint => {
    const chances = course.isOver && step.at >= LENGTH ? certain(step.score) : null
    const state = { minute: step.at, score: step.score, red }
    return { ...step, chances: chances ?? rounded(footballInPlay(before, state)) }
  })
  return { points, sourceAt: course.sourceAt, over: course.isOver }
}

function stepsOf(course: FootballCourse): Step[] {
  const minutes = Array.from({ length: Math.ceil(course.minute / STEP) }, (_, step) => step * STEP)
  const steps: Step[] = []
  let [score, red]: [Pair, Pair] = [
    [0, 0],
    [0, 0],
  ]
  for (const { isGoal, side, minute, knownAt, ...moment } of course.moments) {
    while ((minutes[0] ?? Number.POSITIVE_INFINITY) <= minute)
      steps.push(quietStep(course, minutes.shift() ?? 0, { score, red }))
    if (isGoal) score = moment.score ?? added(score, side)
    else red = added(red, side)
    steps.push({ at: minute, knownAt, score, red, cause: isGoal ? 'goal' : 'red' })
  }
  for (const minute of minutes) steps.push(quietStep(course, minute, { score, red }))
  // The score that is known now: an incident may be missing or come later than the score.
  const isMoved = course.score.some((goals, side) => goals !== score[side])
  const cause = isMoved ? 'score' : null
  const at = Math.min(course.minute, LENGTH)
  return [...steps, { at, knownAt: course.sourceAt, score: course.score, red, cause }]
}

function quietStep(
  { kickoffAt, halfKickoffAt, sourceAt }: FootballCourse,
  at: number,
  state: { score: Pair; red: Pair },
): Step {
  const isSecondHalf = at > HALF && halfKickoffAt !== null && halfKickoffAt > kickoffAt + HALF * 60
  const began = isSecondHalf ? halfKickoffAt - HALF * 60 : kickoffAt
  return { at, knownAt: Math.min(sourceAt, began + at * 60), cause: null, ...state }
}

function added([home, away]: Pair, side: FootballMoment['side']): Pair {
  return [home + Number(side === 'home'), away + Number(side === 'away')]
}

function certain([home, away]: Pair): ResultChances {
  return [Number(home > away), Number(home === away), Number(home < away)]
}

function rounded(chances: readonly [number, number, number]): ResultChances {
  const [home = 0, draw = 0, away = 0] = chances.map((value) => Math.round(value * 10_000) / 10_000)
  return [home, draw, away]
}
