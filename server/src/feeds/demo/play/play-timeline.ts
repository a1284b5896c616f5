import type { FeedIncident } from '../../feed'
import type { MatchClock } from '../../timeline'
import type { TeamSheet } from '../squads/team-sheet'
import type { Period } from './period.rules'

/**
 * What happens at a moment. `side` of a goal is the side it counts for. `corrected`: an earlier
 * goal or card named the wrong player; `incident` is the same incident with the right player,
 * `clock` is the time of the correction.
 */
export type Step =
  | { kind: 'status'; status: number; halfKickoffAt: number | null; incident: FeedIncident | null }
  | { kind: 'goal'; side: 0 | 1; incident: FeedIncident; isShot: boolean; isChecked: boolean }
  | { kind: 'goalConfirmed'; incident: FeedIncident }
  | {
      kind: 'goalCancelled'
      side: 0 | 1
      goalKey: string
      isOffside: boolean
      incident: FeedIncident
    }
  | { kind: 'card'; side: 0 | 1; isRed: boolean; incident: FeedIncident }
  | { kind: 'corrected'; side: 0 | 1; incident: FeedIncident; wrongKey: string; clock: MatchClock }
  | { kind: 'corner'; side: 0 | 1; incident: FeedIncident }
  | { kind: 'missed'; side: 0 | 1; isSaved: boolean; incident: FeedIncident }
  | { kind: 'kick'; side: 0 | 1; isIn: boolean; incident: FeedIncident }
  | { kind: 'other'; incident: FeedIncident }
  | { kind: 'minute'; minute: number }

/** `period` is the index of the period being played or last played. */
export type Moment = { at: number; period: number; step: Step }

/** A whole match; message number n of the feed is moment n − 1. */
export type PlayTimeline = {
  matchKey: string
  /** In order of time. */
  moments: Moment[]
  periods: Period[]
  sheets: readonly [home: TeamSheet, away: TeamSheet]
  /** Seed of the minute statistics. */
  figuresSeed: string
  /** Share of play of the home side, 0–1. */
  dominance: number
}
