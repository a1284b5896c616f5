import { MAX_MESSAGE } from '@saidian/shared/contracts/messaging'
import { isWithin, writtenText } from '../../../platform/text-filter'

/** The stored form of a typed message; null when it is empty or too long. */
export function messageText(typed: string): string | null {
  const text = writtenText(typed)
    .replace(/(?<![^\S\n])[^\S\n]+$/gm, '')
    .replace(/^\n+/, '')
    .trimEnd()
  return text !== '' && isWithin(text, MAX_MESSAGE) ? text : null
}
