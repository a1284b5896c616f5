import { randomInt } from 'node:crypto'
import { PIN_PARAM } from '@saidian/shared/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { BUCKETS, type Visitor } from '../registry'

const COOKIE = 'bucket'
const YEAR_SECONDS = 31_536_000
const MOST_PINS = 16

/**
 * Which bucket the visitor is in, from a cookie that tells nothing else about the person, and which versions this
 * page load asks for. A visitor without the cookie gets one by chance.
 */
export function visitorOf(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Visitor {
  const known = bucketOf(request.headers.cookie)
  const bucket = known ?? randomInt(BUCKETS)
  if (known === null) {
    const attributes = `Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`
    reply.header('set-cookie', `${COOKIE}=${bucket}; ${attributes}`)
  }
  return { bucket, wanted: wantedOf(request.url) }
}

function bucketOf(cookies: string | undefined): number | null {
  const text = /(?:^|;\s*)bucket=(\d{1,4})(?:;|$)/.exec(cookies ?? '')?.[1]
  return text === undefined ? null : Number(text)
}

function wantedOf(url: string): ReadonlyMap<string, string> {
  const pins = new URL(url, 'http://page').searchParams.getAll(PIN_PARAM).join(',').split(',', MOST_PINS)
  return new Map(
    pins.flatMap((pin): [string, string][] => {
      const [, name, version] = /^(mf_[a-z_]+)@([0-9A-Za-z.+-]+)$/.exec(pin.replaceAll(' ', '+')) ?? []
      return name && version ? [[name, version]] : []
    }),
  )
}
