import type { FeedIncident } from '../../../feed'
import type { Tokens } from '../../../text'
import { EVENT, hasTag, hitsFrame, TAG, type WyscoutEvent } from '../archive/shapes'
import type { Side } from '../timeline/counters'
import type { TimelineStep } from '../timeline/match-timeline'
import type { CommentaryContext } from './commentary-context'
import { CHANGE, RED, SECOND_YELLOW, YELLOW } from './phrases/cards'
import {
  goalSentences,
  OWN_GOAL,
  PENALTY_FRAME,
  PENALTY_GOAL,
  PENALTY_MISSED,
  PENALTY_SAVED,
} from './phrases/goals'
import { KICK_IN, KICK_OUT, KICK_SAVED } from './phrases/periods'
import { CORNER, OFFSIDE } from './phrases/play'
import { shotFactsAt } from './shot-facts.rules'
import { shotTokens } from './write-shot'

type Sentence = { phrases: readonly string[]; tokens: Tokens; isMain: boolean }

/** Lines for goals, cards, corners, offsides, substitutions and kicks of a shoot-out. */
export class IncidentCommentary {
  readonly #context: CommentaryContext
  readonly #kicks: [number, number] = [0, 0]

  constructor(context: CommentaryContext) {
    this.#context = context
  }

  write({ second, event }: TimelineStep, incident: FeedIncident): void {
    if (incident.side === 'none') return
    const side: Side = incident.side === 'home' ? 0 : 1
    const sentence =
      incident.type === 9 ? this.#change(incident) : event && this.#sentence(incident, event, side)
    if (!sentence) return
    this.#context.commentary.addLine({
      second,
      phrases: sentence.phrases,
      tokens: sentence.tokens,
      type: incident.type,
      side,
      clock: { minute: incident.minute, addedMinute: incident.addedMinute },
      main: sentence.isMain,
    })
  }

  #sentence(incident: FeedIncident, event: WyscoutEvent, side: Side): Sentence | null {
    const { commentary, timeline, placeOf } = this.#context
    const { name } = commentary.matchNames
    const p = name(event.playerId)
    const facts = shotFactsAt(timeline.events, placeOf(event))
    switch (incident.type) {
      case 1:
        return (
          facts && {
            phrases: goalSentences(facts.helper?.assist ?? 'none', facts.finish, facts.isBreak),
            tokens: shotTokens(facts, event, name),
            isMain: true,
          }
        )
      case 8:
        return { phrases: PENALTY_GOAL, tokens: { p }, isMain: true }
      case 16: {
        const k = name(facts?.keeper ?? null)
        return {
          phrases: hitsFrame(event)
            ? PENALTY_FRAME
            : isSaved(event, k)
              ? PENALTY_SAVED
              : PENALTY_MISSED,
          tokens: { p, k },
          isMain: true,
        }
      }
      case 17:
        return { phrases: OWN_GOAL, tokens: { p }, isMain: true }
      case 29:
      case 30:
        return this.#kick(event, side, name(facts?.keeper ?? null))
      case 2:
        return { phrases: CORNER, tokens: { p }, isMain: false }
      case 3:
        return {
          phrases: YELLOW[incident.reason ?? 0] ?? YELLOW[0] ?? [],
          tokens: { p },
          isMain: true,
        }
      case 4:
        return { phrases: RED, tokens: { p }, isMain: true }
      case 15:
        return { phrases: SECOND_YELLOW, tokens: { p }, isMain: true }
      case 5:
        return { phrases: OFFSIDE, tokens: { p }, isMain: false }
      default:
        return null
    }
  }

  #kick(event: WyscoutEvent, side: Side, k: string): Sentence {
    this.#kicks[side]++
    const isIn = hasTag(event, TAG.goal) && event.eventId !== EVENT.save
    const phrases = isIn ? KICK_IN : isSaved(event, k) ? KICK_SAVED : KICK_OUT
    const tokens = {
      p: this.#context.commentary.matchNames.name(event.playerId),
      k,
      n: this.#kicks[side],
    }
    return { phrases, tokens, isMain: true }
  }

  #change({ playerKey, otherPlayerKey }: FeedIncident): Sentence {
    const named = (key: string | null | undefined) =>
      this.#context.commentary.matchNames.name(Number(key?.split('/').at(-1)) || null)
    return {
      phrases: CHANGE,
      tokens: { p: named(playerKey), q: named(otherPlayerKey) },
      isMain: true,
    }
  }
}

function isSaved(event: WyscoutEvent, keeper: string): boolean {
  return hasTag(event, TAG.accurate) && keeper !== ''
}
