export { type HandicapMode, handicapText } from './handicap-text'
export {
  type ClockInput,
  clockText,
  matchClockText,
  matchMinute,
  spokenClockText,
} from './match-clock'
export { revealsResult, shownScore, withoutResult } from './score'
export { footballStatusText, isInPlay, isOver } from './status'
