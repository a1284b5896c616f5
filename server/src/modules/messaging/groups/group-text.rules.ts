import { type TextKind, writtenText } from '../../../platform/text-filter'

/** A group may not look official, and its name is no place for adverts. */
export const GROUP_NAME: TextKind = { lists: ['reserved', 'unsafe'], contacts: 'reject' }
/** Notices of groups and messages of those who ask to join. */
export const GROUP_TEXT: TextKind = { lists: ['unsafe'], contacts: 'reject' }

/** The stored form of a typed text with ends of lines, at most one empty line in a row. */
export function linesOf(typed: string): string {
  return writtenText(typed)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
