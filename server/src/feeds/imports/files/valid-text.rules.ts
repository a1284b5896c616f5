import { hasControl } from './text-lines'

const MAX_LENGTH = 500
/** One half of a surrogate pair without the other: no UTF-8 can hold it. */
const HALF_CHARACTER = /\p{Surrogate}/u

/** Why a text inside a value of a JSON file cannot be stored; null when all can. */
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
  if (hasControl(text)) return 'a control character'
  if (HALF_CHARACTER.test(text)) return 'half a character'
  return text.length > MAX_LENGTH ? `a text of more than ${MAX_LENGTH} characters` : null
}
