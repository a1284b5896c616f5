import { randomInt } from 'node:crypto'
import { PIN_PARAM } from '@saidian/shared/contracts/registry'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readRequestTarget } from '../../platform/http'
import { BUCKETS, type Visitor } from '../registry'

const COOKIE = 'bucket'
const YEAR_SECONDS = 31_536_000

/**
 * The bucket of the visitor, from a cookie that contains nothing else, and the pins of this page
 * load. A visitor without the cookie gets a random bucket.
 */
export function visitorOf(
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
): Visitor {
  const known = bucketOf(request.headers.cookie)
  const bucket = known ?? randomInt(BUCKETS)
  if (known === null) {
    const secure = isSecure ? '; Secure' : ''
    const attributes = `Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax; HttpOnly${secure}`
    reply.header('set-cookie', `${COOKIE}=${bucket}; ${attributes}`)
  }
  return { bucket, pins: pinsOf(request.url) }
}

function bucketOf(cookies: string | undefined): number | null {
  const text = /(?:^|;\s*)bucket=(\d{1,4})(?:;|$)/.exec(cookies ?? '')?.[1]
  return text === undefined ? null : Number(text)
}

function pinsOf(url: string): string[] {
  const given = readRequestTarget(url).searchParams.getAll(PIN_PARAM)
  // A version may contain a plus, which a query reads as a space.
  return given.flatMap((text) => text.replaceAll(' ', '+').split(','))
}
