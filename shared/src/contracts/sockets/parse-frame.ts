import {
  type ClientFrame,
  type ImFrame,
  isClientFrame,
  isImFrame,
  isServerFrame,
  isTopicName,
  type ServerFrame,
} from './frames'

/**
 * Why a text is not a frame. The first three end the connection; with the others the peer may go
 * on.
 */
export type FrameFault =
  | 'not_json'
  | 'not_an_object'
  | 'bad_field'
  | 'unknown_op'
  | 'bad_topic'
  | 'bad_position'

export type Parsed<Frame> = { ok: true; frame: Frame } | { ok: false; fault: FrameFault }

const CLIENT_OPS: readonly string[] = ['sub', 'unsub'] satisfies ClientFrame['op'][]

/** Reads what a client sends on the live socket. Never throws. */
export function parseClientFrame(text: string): Parsed<ClientFrame> {
  const value = parseJson(text)
  return isClientFrame(value) ? { ok: true, frame: value } : { ok: false, fault: liveFault(value) }
}

/** Reads what a server sends on the live socket; null if the text is no frame. Never throws. */
export function parseServerFrame(text: string): ServerFrame | null {
  const value = parseJson(text)
  return isServerFrame(value) ? value : null
}

/** Reads a frame of the im socket, either way. Never throws. */
export function parseImFrame(text: string): Parsed<ImFrame> {
  const value = parseJson(text)
  return isImFrame(value)
    ? { ok: true, frame: value }
    : { ok: false, fault: objectFault(value) ?? 'bad_field' }
}

/** Text of a frame a client sends on the live socket. */
export function encodeClientFrame(frame: ClientFrame): string {
  return JSON.stringify(frame)
}

/** Text of a frame a server sends on the live socket. */
export function encodeServerFrame(frame: ServerFrame): string {
  return JSON.stringify(frame)
}

/** Text of a frame of the im socket. */
export function encodeImFrame(frame: ImFrame): string {
  return JSON.stringify(frame)
}

/** Undefined for a text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function liveFault(value: unknown): FrameFault {
  const fault = objectFault(value)
  if (fault) return fault
  const { op, topic } = value as Record<string, unknown>
  if (typeof op !== 'string') return 'bad_field'
  if (!CLIENT_OPS.includes(op)) return 'unknown_op'
  return isTopicName(topic) ? 'bad_position' : 'bad_topic'
}

function objectFault(value: unknown): FrameFault | null {
  if (value === undefined) return 'not_json'
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? null
    : 'not_an_object'
}
