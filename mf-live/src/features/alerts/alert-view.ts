import type { MatchAlert } from '@saidian/shared/matches'
import type { Settings } from '@saidian/shared/store'
import type { ComponentType } from 'react'

/** How a sport announces its alerts. */
export type AlertView = {
  /** Whether the user wants alerts of its kind. */
  isWanted: (alert: MatchAlert, settings: Settings) => boolean
  /** Whether the user wants to hear it. */
  rings: (alert: MatchAlert, settings: Settings) => boolean
  labelOf: (alert: MatchAlert) => string
  Picture: ComponentType<{ alert: MatchAlert }>
  /** Whether a side scored: its score is marked. */
  isScore: (alert: MatchAlert) => boolean
  /** Notes in hertz. */
  notesOf: (alert: MatchAlert) => readonly number[]
  /** Vibration and pauses in turn, milliseconds. */
  vibrationOf: (alert: MatchAlert) => readonly number[]
}
