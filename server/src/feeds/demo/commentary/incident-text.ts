import type { FeedIncident, FeedTextLine } from '../../feed'
import type { MatchClock } from '../../timeline'
import type { Moment } from '../play/play-timeline'
import type { LiveTextBuilder } from './live-text-builder'
import {
  CHANGE,
  CHANGE_INJURED,
  RED,
  SECOND_YELLOW,
  VAR_FOUL,
  VAR_OFFSIDE,
  VAR_STANDS,
  VAR_WAIT,
  YELLOW,
} from './phrases/cards'
import {
  GOAL_ALONE,
  GOAL_ASSISTED,
  OWN_GOAL,
  PENALTY,
  PENALTY_SAVED,
  PENALTY_WIDE,
} from './phrases/goals'
import { CORRECTED, CORRECTED_PLAYER, CORRECTED_PLAYER_NOTE } from './phrases/match-phases'
import { CORNER } from './phrases/set-pieces'
import { namesFor, other } from './play-text'

const WAIT_AFTER = 12

/**
 * Adds text about goals, cards, corners and substitutions; corrections replace the line in place.
 */
export class IncidentText {
  readonly #builder: LiveTextBuilder
  readonly #reported = new Map<string, { line: FeedTextLine; incident: FeedIncident }>()

  constructor(builder: LiveTextBuilder) {
    this.#builder = builder
  }

  addMoment({ at, step }: Moment): void {
    switch (step.kind) {
      case 'goal':
        this.#goal(at, step)
        return
      case 'goalConfirmed':
        this.#builder.addLine({
          at,
          phrases: VAR_STANDS,
          type: 28,
          side: sideOf(step.incident),
          clock: clockOf(step.incident),
          main: true,
        })
        return
      case 'goalCancelled':
        this.#goalCancelled(at, step)
        return
      case 'card':
        this.#card(at, step.incident)
        return
      case 'corrected':
        this.#correction(at, step)
        return
      case 'corner': {
        const values = namesFor(this.#builder, step.side, 'attack')
        this.#builder.addLine({
          at,
          phrases: CORNER,
          type: 2,
          side: step.side,
          clock: clockOf(step.incident),
          values,
        })
        return
      }
      case 'missed':
        this.#builder.addLine({
          at,
          phrases: step.isSaved ? PENALTY_SAVED : PENALTY_WIDE,
          type: 16,
          side: step.side,
          clock: clockOf(step.incident),
          values: { p: this.#builder.pitch.named(step.incident.playerKey) },
          main: true,
        })
        return
      case 'other':
        if (step.incident.type === 9) this.#change(at, step.incident)
        return
      default:
    }
  }

  #goal(
    at: number,
    { side, incident, isChecked }: Extract<Moment['step'], { kind: 'goal' }>,
  ): void {
    const builder = this.#builder
    builder.score = incident.score
    const clock = clockOf(incident)
    const values = {
      ...namesFor(builder, side, 'attack', builder.pitch.named(incident.playerKey)),
      ...(incident.otherPlayer && { q: builder.pitch.named(incident.otherPlayerKey) }),
    }
    const line = builder.addLine({
      at,
      phrases: goalPhrases(incident),
      type: incident.type,
      side,
      clock,
      values,
      main: true,
    })
    this.#reported.set(incident.key, { line, incident })
    if (isChecked)
      builder.addLine({ at: at + WAIT_AFTER, phrases: VAR_WAIT, type: 28, side, clock })
  }

  #goalCancelled(
    at: number,
    { side, goalKey, isOffside, incident }: Extract<Moment['step'], { kind: 'goalCancelled' }>,
  ): void {
    const builder = this.#builder
    const goal = this.#reported.get(goalKey)
    const [home, away] = builder.score ?? [0, 0]
    builder.score = side === 0 ? [home - 1, away] : [home, away - 1]
    if (goal) {
      const values = { p: builder.pitch.named(goal.incident.playerKey), n: goal.incident.minute }
      builder.addLine({
        at,
        phrases: CORRECTED,
        type: 28,
        side,
        clock: clockOf(goal.incident),
        values,
        replaces: goal.line,
      })
    }
    const phrases = isOffside ? VAR_OFFSIDE : VAR_FOUL
    builder.addLine({ at, phrases, type: 28, side, clock: clockOf(incident), main: true })
  }

  /** Replaces the line with the right name and adds a line about the correction. */
  #correction(
    at: number,
    { side, incident, wrongKey, clock }: Extract<Moment['step'], { kind: 'corrected' }>,
  ): void {
    const builder = this.#builder
    const { type, minute } = incident
    const kind = type === 1 ? 'goal' : 'card'
    const replaces = this.#reported.get(incident.key)?.line
    const values = {
      p: builder.pitch.named(incident.playerKey),
      q: builder.pitch.named(wrongKey),
      n: minute,
    }
    const then = { clock: clockOf(incident), score: replaces?.score ?? null, main: true }
    if (replaces)
      builder.addLine({
        at,
        phrases: CORRECTED_PLAYER[kind],
        type,
        side,
        values,
        replaces,
        ...then,
      })
    builder.addLine({ at, phrases: CORRECTED_PLAYER_NOTE[kind], type: 0, side, values, clock })
  }

  #card(at: number, incident: FeedIncident): void {
    const side = sideOf(incident)
    const reason = incident.reason ?? 1
    const phrases =
      incident.type === 15 ? SECOND_YELLOW : (incident.type === 4 ? RED : YELLOW)[reason]
    const line = this.#builder.addLine({
      at,
      phrases: phrases ?? [],
      type: incident.type,
      side,
      clock: clockOf(incident),
      values: {
        p: this.#builder.pitch.named(incident.playerKey),
        r: this.#builder.pitch.name(other(side), 'attack', this.#builder.random),
      },
      main: true,
    })
    this.#reported.set(incident.key, { line, incident })
    this.#builder.pitch.apply(incident)
  }

  #change(at: number, incident: FeedIncident): void {
    this.#builder.addLine({
      at,
      phrases: incident.reason === 3 ? CHANGE_INJURED : CHANGE,
      type: 9,
      side: sideOf(incident),
      clock: clockOf(incident),
      values: {
        p: this.#builder.pitch.named(incident.playerKey),
        q: this.#builder.pitch.named(incident.otherPlayerKey),
      },
      main: true,
    })
    this.#builder.pitch.apply(incident)
  }
}

function goalPhrases({ type, otherPlayer }: FeedIncident): readonly string[] {
  if (type === 17) return OWN_GOAL
  if (type === 8) return PENALTY
  return otherPlayer ? GOAL_ASSISTED : GOAL_ALONE
}

function sideOf({ side }: FeedIncident): 0 | 1 {
  return side === 'home' ? 0 : 1
}

function clockOf({ minute, addedMinute }: FeedIncident): MatchClock {
  return { minute, addedMinute }
}
