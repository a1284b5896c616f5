import type { FeedIncident } from '../../../feed'
import type { Beat } from '../../story/beat'
import type { Side } from '../../story/counters'
import { EVENT, hasTag, hitsFrame, TAG, type WyscoutEvent } from '../../wyscout'
import type { Words } from './commentary'
import type { MatchTold } from './match-told'
import { CHANGE, RED, SECOND_YELLOW, YELLOW } from './phrases/cards'
import { KICK_IN, KICK_OUT, KICK_SAVED } from './phrases/frame'
import {
  goalSentences,
  OWN_GOAL,
  PENALTY_FRAME,
  PENALTY_GOAL,
  PENALTY_MISSED,
  PENALTY_SAVED,
} from './phrases/goals'
import { CORNER, OFFSIDE } from './phrases/play'
import { shotFactsAt } from './shot-facts.rules'
import { shotWords } from './tell-shot'

type Sentence = { phrases: readonly string[]; words: Words; isMain: boolean }

/** Speaks of goals, cards, corners, offsides, changes and kicks of a shoot-out. */
export class IncidentTelling {
  readonly #told: MatchTold
  readonly #kicks: [number, number] = [0, 0]

  constructor(told: MatchTold) {
    this.#told = told
  }

  tell({ second, event }: Beat, incident: FeedIncident): void {
    if (incident.side === 'none') return
    const side: Side = incident.side === 'home' ? 0 : 1
    const sentence =
      incident.type === 9 ? this.#change(incident) : event && this.#sentence(incident, event, side)
    if (!sentence) return
    this.#told.commentary.say({
      second,
      phrases: sentence.phrases,
      words: sentence.words,
      type: incident.type,
      side,
      clock: { minute: incident.minute, addedMinute: incident.addedMinute },
      main: sentence.isMain,
    })
  }

  #sentence(incident: FeedIncident, event: WyscoutEvent, side: Side): Sentence | null {
    const { commentary, story, placeOf } = this.#told
    const { name } = commentary.cast
    const p = name(event.playerId)
    const facts = shotFactsAt(story.events, placeOf(event))
    switch (incident.type) {
      case 1:
        return (
          facts && {
            phrases: goalSentences(facts.helper?.assist ?? 'none', facts.finish, facts.isBreak),
            words: shotWords(facts, event, name),
            isMain: true,
          }
        )
      case 8:
        return { phrases: PENALTY_GOAL, words: { p }, isMain: true }
      case 16: {
        const k = name(facts?.keeper ?? null)
        return {
          phrases: hitsFrame(event)
            ? PENALTY_FRAME
            : isSaved(event, k)
              ? PENALTY_SAVED
              : PENALTY_MISSED,
          words: { p, k },
          isMain: true,
        }
      }
      case 17:
        return { phrases: OWN_GOAL, words: { p }, isMain: true }
      case 29:
      case 30:
        return this.#kick(event, side, name(facts?.keeper ?? null))
      case 2:
        return { phrases: CORNER, words: { p }, isMain: false }
      case 3:
        return {
          phrases: YELLOW[incident.reason ?? 0] ?? YELLOW[0] ?? [],
          words: { p },
          isMain: true,
        }
      case 4:
        return { phrases: RED, words: { p }, isMain: true }
      case 15:
        return { phrases: SECOND_YELLOW, words: { p }, isMain: true }
      case 5:
        return { phrases: OFFSIDE, words: { p }, isMain: false }
      default:
        return null
    }
  }

  #kick(event: WyscoutEvent, side: Side, k: string): Sentence {
    this.#kicks[side]++
    const isIn = hasTag(event, TAG.goal) && event.eventId !== EVENT.save
    const phrases = isIn ? KICK_IN : isSaved(event, k) ? KICK_SAVED : KICK_OUT
    const words = { p: this.#told.commentary.cast.name(event.playerId), k, n: this.#kicks[side] }
    return { phrases, words, isMain: true }
  }

  #change({ playerKey, otherPlayerKey }: FeedIncident): Sentence {
    const named = (key: string | null | undefined) =>
      this.#told.commentary.cast.name(Number(key?.split('/').at(-1)) || null)
    return {
      phrases: CHANGE,
      words: { p: named(playerKey), q: named(otherPlayerKey) },
      isMain: true,
    }
  }
}

function isSaved(event: WyscoutEvent, keeper: string): boolean {
  return hasTag(event, TAG.accurate) && keeper !== ''
}
