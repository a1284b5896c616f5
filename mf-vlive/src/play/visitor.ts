import { readStored, writeStored } from '@saidian/shared/store'

const KEY = 'vlive/visitor'
const VISITOR = /^[0-9a-zA-Z-]{8,64}$/
let visitor: string | undefined

/** Name of this device in rooms, made at its first use: a viewer is counted once. */
export function visitorOf(): string {
  visitor ??= storedVisitor() ?? newVisitor()
  return visitor
}

function storedVisitor(): string | undefined {
  const stored = readStored(KEY)
  return typeof stored === 'string' && VISITOR.test(stored) ? stored : undefined
}

function newVisitor(): string {
  // `randomUUID` exists only in secure contexts; a phone in the local network may use plain HTTP.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const made = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  writeStored(KEY, made)
  return made
}
