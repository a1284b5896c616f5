/**
 * Texts of days and times beside now, for pages of a member, in a chunk of its own. What a first
 * page needs of dates is in `shared/lib`.
 */
export { agoTime, dayLabel, dayTitle, messageTime, timeOfDay } from './day-text'
export { TimeText, type TimeTextProps } from './time-text'
