import type { Random } from '../world/random'
import type { Cast } from './cast'
import { countsAsGoal, type Draft } from './draft'
import { clockAt, instantOf, type Period } from './period.rules'
import type { Moment, Turn } from './script'
import { slipOf } from './slip.rules'

const GOAL = 1
const YELLOW = 3

/** Builds steps with players from drafts, in order of time. */
export class Casting {
  readonly #cast: Cast
  readonly #random: Random
  readonly #slipSeed: string
  readonly #score: [number, number] = [0, 0]

  constructor(cast: Cast, random: Random, slipSeed: string) {
    this.#cast = cast
    this.#random = random
    this.#slipSeed = slipSeed
  }

  moments(draft: Draft, period: Period): Moment[] {
    if (countsAsGoal(draft.kind) || draft.kind === 'disallowed') return this.#goal(draft, period)
    const turn = this.#quietTurn(draft, period)
    return turn
      ? this.#told({ at: instantOf(period, draft.sec), period: draft.period, turn }, draft, period)
      : []
  }

  #quietTurn(draft: Draft, period: Period): Turn | null {
    const { side, kind } = draft
    const clock = clockAt(period, draft.sec)
    switch (kind) {
      case 'corner':
        return { kind: 'corner', side, incident: this.#cast.say(2, side, clock, null) }
      case 'yellow':
      case 'red': {
        const card = this.#cast.card(side, kind === 'red', clock)
        return card && { kind: 'card', side, ...card }
      }
      case 'substitution': {
        const incident = this.#cast.change(side, clock, period.half === 0)
        return incident && { kind: 'other', incident }
      }
      default: {
        const incident = this.#cast.say(16, side, clock, this.#cast.scorer(side))
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
    const scorer = isOwn ? this.#cast.unlucky(rival) : this.#cast.scorer(side)
    const helper = isOwn || isPenalty ? null : this.#cast.helper(side, scorer)
    this.#score[side]++
    const incident = {
      ...this.#cast.say(isOwn ? 17 : isPenalty ? 8 : 1, side, clock, scorer, helper),
      score: [this.#score[0], this.#score[1]] as [number, number],
    }
    const isChecked = draft.isChecked || draft.kind === 'disallowed'
    const at = instantOf(period, draft.sec)
    const goal: Moment = {
      at,
      period: draft.period,
      turn: { kind: 'goal', side, incident, isShot: !isOwn, isChecked },
    }
    return isChecked
      ? [goal, this.#verdict(draft, period, incident.key)]
      : this.#told(goal, draft, period)
  }

  /**
   * The step. Some goals and cards name the wrong player first; a second step corrects them some
   * minutes later.
   */
  #told(moment: Moment, draft: Draft, period: Period): Moment[] {
    const { turn } = moment
    const isGoal = turn.kind === 'goal' && turn.incident.type === GOAL
    const isCard = turn.kind === 'card' && turn.incident.type === YELLOW
    if (!isGoal && !isCard) return [moment]
    const right = turn.incident
    const slip = slipOf(`${this.#slipSeed}/${right.key}`, turn.kind)
    const sec = draft.sec + (slip?.delay ?? 0)
    const wrong =
      slip && sec < period.playSeconds ? this.#cast.lookalike(turn.side, right, slip.lot) : null
    if (!wrong) return [moment]
    const incident = { ...right, player: wrong.shortZh, playerKey: wrong.key }
    const setRight: Turn = {
      kind: 'setRight',
      side: turn.side,
      incident: right,
      wrongKey: wrong.key,
      clock: clockAt(period, sec),
    }
    return [
      { ...moment, turn: { ...turn, incident } },
      { at: instantOf(period, sec), period: draft.period, turn: setRight },
    ]
  }

  /** The step with the outcome of the video check. */
  #verdict(draft: Draft, period: Period, goalKey: string): Moment {
    const { side } = draft
    const isOff = draft.kind === 'disallowed'
    const sec = draft.sec + this.#random.int(30, 90)
    const said = this.#cast.say(28, side, clockAt(period, sec), null)
    const incident = { ...said, varReason: isOff ? 2 : 1, varResult: isOff ? 2 : 1 }
    if (isOff) this.#score[side]--
    const isOffside = this.#random.chance(0.7)
    const turn: Turn = isOff
      ? { kind: 'takenBack', side, goalKey, isOffside, incident }
      : { kind: 'stands', incident }
    return { at: instantOf(period, sec), period: draft.period, turn }
  }
}
