import { hasControl } from './text-lines'

const MAX_LENGTH = 500
/** An unpaired surrogate, which UTF-8 cannot encode. */
const HALF_CHARACTER = /\p{Surrogate}/u

/** Why a string inside a JSON value cannot be stored; null when all can. */
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
