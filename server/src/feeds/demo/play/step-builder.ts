import type { Random } from '../../random'
import { clockAt } from '../../timeline'
import { countsAsGoal, type Draft } from './draft'
import type { MatchLineUps } from './match-line-ups'
import { instantOf, type Period } from './period.rules'
import type { Moment, Step } from './play-timeline'
import { slipOf } from './slip.rules'

const GOAL = 1
const YELLOW = 3

/** Builds steps with players from drafts, in order of time. */
export class StepBuilder {
  readonly #lineUps: MatchLineUps
  readonly #random: Random
  readonly #slipSeed: string
  readonly #score: [number, number] = [0, 0]

  constructor(lineUps: MatchLineUps, random: Random, slipSeed: string) {
    this.#lineUps = lineUps
    this.#random = random
    this.#slipSeed = slipSeed
  }

  moments(draft: Draft, period: Period): Moment[] {
    if (countsAsGoal(draft.kind) || draft.kind === 'disallowed') return this.#goal(draft, period)
    const step = this.#stepWithoutGoal(draft, period)
    return step
      ? this.#withCorrection(
          { at: instantOf(period, draft.sec), period: draft.period, step },
          draft,
          period,
        )
      : []
  }

  #stepWithoutGoal(draft: Draft, period: Period): Step | null {
    const { side, kind } = draft
    const clock = clockAt(period, draft.sec)
    switch (kind) {
      case 'corner':
        return {
          kind: 'corner',
          side,
          incident: this.#lineUps.createIncident(2, side, clock, null),
        }
      case 'yellow':
      case 'red': {
        const card = this.#lineUps.card(side, kind === 'red', clock)
        return card && { kind: 'card', side, ...card }
      }
      case 'substitution': {
        const incident = this.#lineUps.change(side, clock, period.half === 0)
        return incident && { kind: 'other', incident }
      }
      default: {
        const incident = this.#lineUps.createIncident(16, side, clock, this.#lineUps.scorer(side))
        return { kind: 'missed', side, isSaved: this.#random.chance(0.65), incident }
      }
    }
  }

  #goal(draft: Draft, period: Period): Moment[] {
    const { side } = draft
    const rival = side === 0 ? 1 : 0
    const clock = clockAt(period, draft.sec)
    const isOwn = draft.kind === 'ownGoal'
    const isPenalty = draft.kind === 'penalty'
    const scorer = isOwn ? this.#lineUps.unlucky(rival) : this.#lineUps.scorer(side)
    const helper = isOwn || isPenalty ? null : this.#lineUps.helper(side, scorer)
    this.#score[side]++
    const incident = {
      ...this.#lineUps.createIncident(isOwn ? 17 : isPenalty ? 8 : 1, side, clock, scorer, helper),
      score: [this.#score[0], this.#score[1]] as [number, number],
    }
    const isChecked = draft.isChecked || draft.kind === 'disallowed'
    const at = instantOf(period, draft.sec)
    const goal: Moment = {
      at,
      period: draft.period,
      step: { kind: 'goal', side, incident, isShot: !isOwn, isChecked },
    }
    return isChecked
      ? [goal, this.#varOutcome(draft, period, incident.key)]
      : this.#withCorrection(goal, draft, period)
  }

  /**
   * The step. Some goals and cards name the wrong player first; a second step corrects them some
   * minutes later.
   */
  #withCorrection(moment: Moment, draft: Draft, period: Period): Moment[] {
    const { step } = moment
    const isGoal = step.kind === 'goal' && step.incident.type === GOAL
    const isCard = step.kind === 'card' && step.incident.type === YELLOW
    if (!isGoal && !isCard) return [moment]
    const right = step.incident
    const slip = slipOf(`${this.#slipSeed}/${right.key}`, step.kind)
    const sec = draft.sec + (slip?.delay ?? 0)
    const wrong =
      slip && sec < period.playSeconds ? this.#lineUps.lookalike(step.side, right, slip.lot) : null
    if (!wrong) return [moment]
    const incident = { ...right, player: wrong.shortZh, playerKey: wrong.key }
    const correction: Step = {
      kind: 'corrected',
      side: step.side,
      incident: right,
      wrongKey: wrong.key,
      clock: clockAt(period, sec),
    }
    return [
      { ...moment, step: { ...step, incident } },
      { at: instantOf(period, sec), period: draft.period, step: correction },
    ]
  }

  /** The step with the outcome of the video check. */
  #varOutcome(draft: Draft, period: Period, goalKey: string): Moment {
    const { side } = draft
    const isOff = draft.kind === 'disallowed'
    const sec = draft.sec + this.#random.int(30, 90)
    const notice = this.#lineUps.createIncident(28, side, clockAt(period, sec), null)
    const incident = { ...notice, varReason: isOff ? 2 : 1, varResult: isOff ? 2 : 1 }
    if (isOff) this.#score[side]--
    const isOffside = this.#random.chance(0.7)
    const step: Step = isOff
      ? { kind: 'goalCancelled', side, goalKey, isOffside, incident }
      : { kind: 'goalConfirmed', incident }
    return { at: instantOf(period, sec), period: draft.period, step }
  }
}
