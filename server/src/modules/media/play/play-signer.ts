import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../../platform/clock'
import { createStreamName, type Quality, readStreamName } from '../hub'
import { createMediaSecret } from './media-secret'
import { addressAtOrigin, type MediaOrigin } from './origin-address.rules'

/** What an address allows: one viewer to begin to watch one stream until a moment. */
export type Play = {
  roomId: number
  /** The one that the publisher sends when absent. */
  quality?: Quality
  line: number
  /** `m<id of the member>` or `v<id that the device made>`. */
  viewer: string
  expiresAtMs: number
}

export type CheckedPlay = Required<Play> & { issuedAtMs: number }

export type PlaySigner = {
  /** How many lines (线路) play; they are numbered from 1. */
  lines: number
  /** The address of a stream, relative to the page or of `MEDIA_ORIGIN`. */
  signPlay: (play: Play) => Promise<string>
  /** Null for an address that is altered, expired, of another stream or signed with another key. */
  checkPlay: (stream: string, query: URLSearchParams) => Promise<CheckedPlay | null>
}

export type PlaySignerDeps = { varDir: string; origin: MediaOrigin | null; clock: Clock }

/** The one path of live streams on the product's own port. */
export const LIVE_PATH = '/media/live'
const VIEWER = /^(?:m\d{1,18}|v[0-9a-zA-Z-]{8,64})$/

export function createPlaySigner({ varDir, origin, clock }: PlaySignerDeps): PlaySigner {
  const secret = createMediaSecret(varDir)
  const sign = async (stream: string, fields: Fields) => {
    const text = [stream, ...FIELDS.map((name) => fields[name])].join('\n')
    return createHmac('sha256', await secret('play addresses'))
      .update(text)
      .digest()
  }

  return {
    lines: origin?.templates.length ?? 1,
    signPlay: async ({ roomId, quality = 'source', line, viewer, expiresAtMs }) => {
      const stream = createStreamName({ roomId, quality })
      const times = { issued: String(clock.now()), expires: String(expiresAtMs) }
      const fields: Fields = { line: String(line), viewer, ...times }
      const signature = (await sign(stream, fields)).toString('base64url')
      const query = new URLSearchParams({ ...fields, sign: signature }).toString()
      if (!origin) return `${LIVE_PATH}/${stream}?${query}`
      return addressAtOrigin(origin, { stream, line, query, expiresAtMs })
    },
    checkPlay: async (stream, query) => {
      const name = readStreamName(stream)
      const fields = readFields(query)
      if (!name || !fields) return null
      const given = Buffer.from(query.get('sign') ?? '', 'base64url')
      const expected = await sign(stream, fields)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      const expiresAtMs = Number(fields.expires)
      if (expiresAtMs <= clock.now()) return null
      const { line, viewer, issued } = fields
      return { ...name, line: Number(line), viewer, expiresAtMs, issuedAtMs: Number(issued) }
    },
  }
}

const FIELDS = ['line', 'viewer', 'issued', 'expires'] as const
type Fields = Record<(typeof FIELDS)[number], string>

function readFields(query: URLSearchParams): Fields | null {
  const names = [...query.keys()]
  // A name that stands twice could be read differently by another reader.
  if (new Set(names).size !== names.length) return null
  const fields = Object.fromEntries(FIELDS.map((name) => [name, query.get(name) ?? ''])) as Fields
  const areNumbers = [fields.line, fields.issued, fields.expires].every((n) => /^\d{1,16}$/.test(n))
  return areNumbers && VIEWER.test(fields.viewer) ? fields : null
}
