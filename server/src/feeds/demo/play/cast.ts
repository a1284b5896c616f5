import type { FeedIncident } from '../../feed'
import type { Random } from '../world/random'
import { countsAsGoal, type Draft } from './draft'
import { clockAt, instantOf, type Period } from './period.rules'
import type { Moment } from './script'

const SIDES = ['home', 'away'] as const
/** Chance of scoring by place in the team: keeper, four defenders, four midfielders, two forwards. */
const SCORING = [0, 1, 1, 1, 1, 3, 3, 3, 3, 8, 8]
const CARD_WEIGHT = [1, 4, 4, 4, 4, 4, 4, 3, 3, 2, 2]

type Player = { name: string; scoring: number; roughness: number; isBooked: boolean }

/** Gives each drafted turn its players and its words, in order of time. */
export class Cast {
  readonly #pitch: [Player[], Player[]]
  readonly #bench: [string[], string[]]
  readonly #random: Random
  readonly #score: [number, number] = [0, 0]
  #number = 0

  constructor(random: Random, squads: [string[], string[]]) {
    this.#random = random
    this.#pitch = [lineUp(squads[0]), lineUp(squads[1])]
    this.#bench = [squads[0].slice(12, 20), squads[1].slice(12, 20)]
  }

  moments(draft: Draft, period: Period): Moment[] {
    const at = instantOf(period, draft.sec)
    const moment = (turn: Moment['turn'], after = 0): Moment => ({
      at: at + after,
      period: draft.period,
      turn,
    })
    const { side } = draft
    const say = (type: number, player: string | null, otherPlayer: string | null = null) =>
      this.#incident(type, side, clockAt(period, draft.sec), player, otherPlayer)
    if (countsAsGoal(draft.kind) || draft.kind === 'disallowed') return this.#goal(draft, period, moment)
    switch (draft.kind) {
      case 'corner':
        return [moment({ kind: 'corner', side, incident: say(2, null) })]
      case 'yellow':
      case 'red':
        return this.#card(draft, say, moment)
      case 'substitution': {
        const change = this.#change(side)
        return change ? [moment({ kind: 'other', incident: say(9, change.on, change.off) })] : []
      }
      default:
        return [moment({ kind: 'other', incident: say(16, this.#choose(side, 'scoring').name) })]
    }
  }

  /** A kick of the shoot-out; the clock stands at the end of extra time. */
  kick(side: 0 | 1, isIn: boolean, score: [number, number]): FeedIncident {
    const kicker = this.#choose(side, 'scoring').name
    return {
      ...this.#incident(isIn ? 29 : 30, side, { minute: 120, addedMinute: null }, kicker, null),
      score,
    }
  }

  #goal(draft: Draft, period: Period, moment: (turn: Moment['turn'], after?: number) => Moment): Moment[] {
    const { side } = draft
    const rival = side === 0 ? 1 : 0
    const clock = clockAt(period, draft.sec)
    const isOwn = draft.kind === 'ownGoal'
    const scorer = this.#choose(isOwn ? rival : side, isOwn ? 'roughness' : 'scoring').name
    const hasAssist = !isOwn && draft.kind !== 'penalty' && this.#random.chance(0.72)
    const helper = hasAssist ? this.#choose(side, 'scoring').name : null
    const type = isOwn ? 17 : draft.kind === 'penalty' ? 8 : 1
    this.#score[side]++
    const incident = {
      ...this.#incident(type, side, clock, scorer, helper === scorer ? null : helper),
      score: [this.#score[0], this.#score[1]] as [number, number],
    }
    const isChecked = draft.isChecked || draft.kind === 'disallowed'
    const goal = moment({ kind: 'goal', side, incident, isShot: !isOwn, isChecked })
    if (!isChecked) return [goal]
    const verdictAfter = this.#random.int(30, 90)
    const verdict = this.#incident(28, side, clockAt(period, draft.sec + verdictAfter), null, null)
    if (draft.kind !== 'disallowed')
      return [goal, moment({ kind: 'stands', incident: verdict }, verdictAfter)]
    this.#score[side]--
    return [
      goal,
      moment(
        { kind: 'takenBack', side, goalKey: incident.key, isShot: !isOwn, incident: verdict },
        verdictAfter,
      ),
    ]
  }

  #card(
    draft: Draft,
    say: (type: number, player: string) => FeedIncident,
    moment: (turn: Moment['turn']) => Moment,
  ): Moment[] {
    const { side } = draft
    let player = this.#choose(side, 'roughness')
    // Booked players take care: the second yellow is rarer than the first.
    if (player.isBooked && this.#random.chance(0.7)) player = this.#choose(side, 'roughness')
    const isSecond = draft.kind === 'yellow' && player.isBooked
    const isRed = draft.kind === 'red' || isSecond
    if (isRed && this.#pitch[side].length <= 9) return []
    if (isRed) this.#pitch[side].splice(this.#pitch[side].indexOf(player), 1)
    player.isBooked = true
    return [moment({ kind: 'card', side, isRed, incident: say(isSecond ? 15 : isRed ? 4 : 3, player.name) })]
  }

  #change(side: 0 | 1): { on: string; off: string } | null {
    const on = this.#bench[side].shift()
    const place = this.#random.int(1, this.#pitch[side].length - 1)
    const leaving = this.#pitch[side][place]
    if (!on || !leaving) return null
    this.#pitch[side][place] = { ...leaving, name: on, isBooked: false }
    return { on, off: leaving.name }
  }

  #choose(side: 0 | 1, by: 'scoring' | 'roughness'): Player {
    const team = this.#pitch[side]
    let rest = this.#random.next() * team.reduce((sum, player) => sum + player[by], 0)
    for (const player of team) {
      rest -= player[by]
      if (rest < 0) return player
    }
    return this.#random.pick(team)
  }

  #incident(
    type: number,
    side: 0 | 1,
    clock: { minute: number; addedMinute: number | null },
    player: string | null,
    otherPlayer: string | null,
  ): FeedIncident {
    this.#number++
    return { key: `${this.#number}`, type, side: SIDES[side], ...clock, player, otherPlayer, score: null }
  }
}

function lineUp(squad: string[]): Player[] {
  return squad.slice(0, 11).map((name, place) => ({
    name,
    scoring: SCORING[place] ?? 1,
    roughness: CARD_WEIGHT[place] ?? 1,
    isBooked: false,
  }))
}
