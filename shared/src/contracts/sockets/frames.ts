import type { ClientFrame, ImFrame, Position, ServerFrame } from './protocol'
import { LIMITS } from './protocol'

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

type Fields = Record<string, unknown>

const TOPIC_NAME = /^[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*$/

/**
 * True for a name that may be a topic: words of letters, digits, `_` and `-` between slashes, at
 * most 128 characters.
 */
export function isTopicName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LIMITS.topicLength && TOPIC_NAME.test(value)
}

/** True for `{ epoch, seq }` with a short epoch and a whole number that counts from 0. */
export function isPosition(value: unknown): value is Position {
  if (!isFields(value)) return false
  return isEpoch(value.epoch) && isCount(value.seq)
}

/** Reads what a client sends on the live socket. Never throws; unknown fields are ignored. */
export function parseClientFrame(text: string): Parsed<ClientFrame> {
  const fields = readFields(text)
  if (typeof fields === 'string') return reject(fields)
  const { op, topic, since } = fields
  if (op !== 'sub' && op !== 'unsub')
    return reject(typeof op === 'string' ? 'unknown_op' : 'bad_field')
  if (!isTopicName(topic)) return reject('bad_topic')
  if (op === 'unsub') return accept({ op, topic })
  if (since === undefined || since === null) return accept({ op, topic })
  if (!isPosition(since)) return reject('bad_position')
  return accept({ op, topic, since: { epoch: since.epoch, seq: since.seq } })
}

/** Reads what a server sends on the live socket. Never throws; unknown fields are ignored. */
export function parseServerFrame(text: string): Parsed<ServerFrame> {
  const fields = readFields(text)
  if (typeof fields === 'string') return reject(fields)
  switch (fields.op) {
    case 'event':
      return readEvent(fields)
    case 'subscribed':
      return readSubscribed(fields)
    case 'refused':
      return readRejected(fields)
    case 'welcome':
      if (!isCount(fields.v) || typeof fields.connection !== 'string') return reject('bad_field')
      return accept({ op: 'welcome', v: fields.v, connection: fields.connection })
    case 'leave':
      if (!isCount(fields.retryAfterMs)) return reject('bad_field')
      return accept({ op: 'leave', retryAfterMs: fields.retryAfterMs })
    default:
      return reject(typeof fields.op === 'string' ? 'unknown_op' : 'bad_field')
  }
}

/** Reads a frame of the im socket, either way. Never throws; unknown fields are ignored. */
export function parseImFrame(text: string): Parsed<ImFrame> {
  const fields = readFields(text)
  if (typeof fields === 'string') return reject(fields)
  const { code, data, accessToken, message } = fields
  if (!isCount(code)) return reject('bad_field')
  if (accessToken !== undefined && typeof accessToken !== 'string') return reject('bad_field')
  if (message !== undefined && typeof message !== 'string') return reject('bad_field')
  return accept({ code, data, accessToken, message })
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

function readEvent(fields: Fields): Parsed<ServerFrame> {
  const { topic, epoch, seq, data } = fields
  if (!isTopicName(topic)) return reject('bad_topic')
  if (!isEpoch(epoch) || !isCount(seq)) return reject('bad_position')
  return accept({ op: 'event', topic, epoch, seq, data })
}

function readSubscribed(fields: Fields): Parsed<ServerFrame> {
  const { topic, epoch, seq, recovered } = fields
  if (!isTopicName(topic)) return reject('bad_topic')
  if (!isEpoch(epoch) || !isCount(seq)) return reject('bad_position')
  if (typeof recovered !== 'boolean') return reject('bad_field')
  return accept({ op: 'subscribed', topic, epoch, seq, recovered })
}

function readRejected(fields: Fields): Parsed<ServerFrame> {
  const { topic, reason, message } = fields
  if (topic !== undefined && !isTopicName(topic)) return reject('bad_topic')
  if (typeof reason !== 'string' || typeof message !== 'string') return reject('bad_field')
  return accept(
    topic === undefined
      ? { op: 'refused', reason, message }
      : { op: 'refused', topic, reason, message },
  )
}

function readFields(text: string): Fields | FrameFault {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return 'not_json'
  }
  return isFields(value) ? value : 'not_an_object'
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isEpoch(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= 64
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

function accept<Frame>(frame: Frame): Parsed<Frame> {
  return { ok: true, frame }
}

function reject(fault: FrameFault): { ok: false; fault: FrameFault } {
  return { ok: false, fault }
}
