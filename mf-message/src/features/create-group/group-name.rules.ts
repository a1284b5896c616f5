import type { Friend } from '@saidian/shared/contracts/friends'
import { shownName } from '../../people/names.rules'

export const MAX_NAME = 30

/** The typed name, else the names of those who were chosen, as far as they fit. */
export function groupName(typed: string, chosen: readonly Friend[]): string {
  const name = typed.trim() || chosen.map(shownName).join('、')
  return [...name].slice(0, MAX_NAME).join('')
}
