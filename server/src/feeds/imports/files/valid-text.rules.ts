import { FileError } from './file-error'
import { hasControl } from './text-encoding.rules'

const MAX_LENGTH = 500
/** An unpaired surrogate, which UTF-8 cannot encode. */
const HALF_CHARACTER = /\p{Surrogate}/u

/**
 * Why a string inside a JSON value cannot be stored; null when all can. Throws `FileError` for a
 * control character: the file is damaged, and its other lines may be, too.
 */
export function invalidText(value: unknown): string | null {
  if (typeof value === 'string') return invalidString(value)
  if (typeof value !== 'object' || value === null) return null
  for (const [name, part] of Object.entries(value)) {
    const why = invalidString(name) ?? invalidText(part)
    if (why !== null) return why
  }
  return null
}

function invalidString(text: string): string | null {
  if (hasControl(text)) throw new FileError(`a control character in ${JSON.stringify(text)}`)
  if (HALF_CHARACTER.test(text)) return 'half a character'
  return text.length > MAX_LENGTH ? `a text of more than ${MAX_LENGTH} characters` : null
}
