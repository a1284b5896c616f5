import type { FeedIncident, FeedTextLine } from '../../feed'
import type { Moment } from '../play/play-timeline'
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
import { CORRECTED, RIGHT_MAN, RIGHT_MAN_NOTED } from './phrases/frame'
import {
  GOAL_ALONE,
  GOAL_ASSISTED,
  OWN_GOAL,
  PENALTY,
  PENALTY_SAVED,
  PENALTY_WIDE,
} from './phrases/goals'
import { CORNER } from './phrases/set-pieces'
import type { Clock, Story } from './story'
import { namesFor, other } from './tell-play'

const WAIT_AFTER = 12

/**
 * Adds text about goals, cards, corners and substitutions; corrections replace the line in place.
 */
export class IncidentTelling {
  readonly #story: Story
  readonly #told = new Map<string, { line: FeedTextLine; incident: FeedIncident }>()

  constructor(story: Story) {
    this.#story = story
  }

  tell({ at, step }: Moment): void {
    switch (step.kind) {
      case 'goal':
        this.#goal(at, step)
        return
      case 'goalConfirmed':
        this.#story.say({
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
        const words = namesFor(this.#story, step.side, 'attack')
        this.#story.say({
          at,
          phrases: CORNER,
          type: 2,
          side: step.side,
          clock: clockOf(step.incident),
          words,
        })
        return
      }
      case 'missed':
        this.#story.say({
          at,
          phrases: step.isSaved ? PENALTY_SAVED : PENALTY_WIDE,
          type: 16,
          side: step.side,
          clock: clockOf(step.incident),
          words: { p: this.#story.pitch.named(step.incident.playerKey) },
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
    const story = this.#story
    story.score = incident.score
    const clock = clockOf(incident)
    const words = {
      ...namesFor(story, side, 'attack', story.pitch.named(incident.playerKey)),
      ...(incident.otherPlayer && { q: story.pitch.named(incident.otherPlayerKey) }),
    }
    const line = story.say({
      at,
      phrases: goalPhrases(incident),
      type: incident.type,
      side,
      clock,
      words,
      main: true,
    })
    this.#told.set(incident.key, { line, incident })
    if (isChecked) story.say({ at: at + WAIT_AFTER, phrases: VAR_WAIT, type: 28, side, clock })
  }

  #goalCancelled(
    at: number,
    { side, goalKey, isOffside, incident }: Extract<Moment['step'], { kind: 'goalCancelled' }>,
  ): void {
    const story = this.#story
    const goal = this.#told.get(goalKey)
    const [home, away] = story.score ?? [0, 0]
    story.score = side === 0 ? [home - 1, away] : [home, away - 1]
    if (goal) {
      const words = { p: story.pitch.named(goal.incident.playerKey), n: goal.incident.minute }
      story.say({
        at,
        phrases: CORRECTED,
        type: 28,
        side,
        clock: clockOf(goal.incident),
        words,
        instead: goal.line,
      })
    }
    const phrases = isOffside ? VAR_OFFSIDE : VAR_FOUL
    story.say({ at, phrases, type: 28, side, clock: clockOf(incident), main: true })
  }

  /** Replaces the line with the right name and adds a line about the correction. */
  #correction(
    at: number,
    { side, incident, wrongKey, clock }: Extract<Moment['step'], { kind: 'corrected' }>,
  ): void {
    const story = this.#story
    const { type, minute } = incident
    const kind = type === 1 ? 'goal' : 'card'
    const instead = this.#told.get(incident.key)?.line
    const words = {
      p: story.pitch.named(incident.playerKey),
      q: story.pitch.named(wrongKey),
      n: minute,
    }
    const then = { clock: clockOf(incident), score: instead?.score ?? null, main: true }
    if (instead) story.say({ at, phrases: RIGHT_MAN[kind], type, side, words, instead, ...then })
    story.say({ at, phrases: RIGHT_MAN_NOTED[kind], type: 0, side, words, clock })
  }

  #card(at: number, incident: FeedIncident): void {
    const side = sideOf(incident)
    const reason = incident.reason ?? 1
    const phrases =
      incident.type === 15 ? SECOND_YELLOW : (incident.type === 4 ? RED : YELLOW)[reason]
    const line = this.#story.say({
      at,
      phrases: phrases ?? [],
      type: incident.type,
      side,
      clock: clockOf(incident),
      words: {
        p: this.#story.pitch.named(incident.playerKey),
        r: this.#story.pitch.name(other(side), 'attack', this.#story.random),
      },
      main: true,
    })
    this.#told.set(incident.key, { line, incident })
    this.#story.pitch.apply(incident)
  }

  #change(at: number, incident: FeedIncident): void {
    this.#story.say({
      at,
      phrases: incident.reason === 3 ? CHANGE_INJURED : CHANGE,
      type: 9,
      side: sideOf(incident),
      clock: clockOf(incident),
      words: {
        p: this.#story.pitch.named(incident.playerKey),
        q: this.#story.pitch.named(incident.otherPlayerKey),
      },
      main: true,
    })
    this.#story.pitch.apply(incident)
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

function clockOf({ minute, addedMinute }: FeedIncident): Clock {
  return { minute, addedMinute }
}
