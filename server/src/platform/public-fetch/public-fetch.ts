import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { FetchError } from './fetch-error'
import { ENCODINGS, limitedBody } from './limited-body'
import { createPublicAgents, type PublicAgents } from './public-agents'
import { publicTarget } from './target.rules'

const MAX_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const MAX_RETRY_AFTER_S = 86_400

export type PublicFetchOptions = {
  /** Of the body, as sent and as decompressed. */
  maxBytes: number
  /** Of the whole act: names, redirects and body. */
  timeoutMs: number
  accept?: string
  /** What the last answer gave: an answer that is still the same is not sent again. */
  known?: { etag: string; lastModified: string }
  signal?: AbortSignal
}

export type PublicContent = {
  /** Where the redirects ended. */
  url: string
  body: Buffer
  contentType: string
  etag: string
  lastModified: string
}

/** Reads an address of the public internet; null when it is unchanged. Throws `FetchError`. */
export type PublicFetch = (
  address: string,
  options: PublicFetchOptions,
) => Promise<PublicContent | null>

export type PublicFetchDeps = {
  /** `any` for tests, whose servers get free ports. */
  ports?: 'usual' | 'any'
  /** Addresses that are read although they are not public, for tests. */
  allowedAddresses?: readonly string[]
  lookup?: LookupFunction
}

/**
 * Reads addresses that strangers chose: only public ones, at the usual ports, with few redirects,
 * each checked like the first, within limits of time and size.
 */
export function createPublicFetch(deps: PublicFetchDeps = {}): PublicFetch {
  const { ports = 'usual', allowedAddresses = [], lookup } = deps
  const agents = createPublicAgents(allowedAddresses, lookup)
  return async (address, options) => {
    const timeout = AbortSignal.timeout(options.timeoutMs)
    const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout
    let url = publicTarget(address, ports)
    try {
      for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
        const answer = await answerOf(url, { agents, options, signal })
        const next = nextOf(answer, url)
        if (next === null) return await contentOf(answer, url, { options, signal })
        answer.destroy()
        url = publicTarget(next, ports)
      }
      throw new FetchError(`more than ${MAX_REDIRECTS} redirects`)
    } catch (error) {
      throw explained(error, { url, timeout, agents, timeoutMs: options.timeoutMs })
    }
  }
}

type Call = { agents: PublicAgents; options: PublicFetchOptions; signal: AbortSignal }

function answerOf(url: URL, { agents, options, signal }: Call): Promise<IncomingMessage> {
  const { known, accept = '*/*' } = options
  const headers = {
    accept,
    'accept-encoding': ENCODINGS,
    'user-agent': 'Saidian/1.0',
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  }
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    request(url, { agent: agents.agentFor(url), headers, signal })
      .on('response', resolve)
      .on('error', reject)
      .end()
  })
}

/** Where the answer redirects to; null when it does not. */
function nextOf({ statusCode = 0, headers }: IncomingMessage, url: URL): URL | null {
  if (!REDIRECTS.has(statusCode)) return null
  const { location = '' } = headers
  if (location === '' || !URL.canParse(location, url.href))
    throw new FetchError('a redirect to no valid address')
  const next = new URL(location, url)
  if (url.protocol === 'https:' && next.protocol === 'http:')
    throw new FetchError('a redirect from https to http')
  return next
}

async function contentOf(
  answer: IncomingMessage,
  url: URL,
  { options, signal }: Omit<Call, 'agents'>,
): Promise<PublicContent | null> {
  const { statusCode, headers } = answer
  try {
    if (statusCode === 304 && options.known) return null
    if (statusCode !== 200)
      throw new FetchError(`the site answered ${statusCode}`, { retryAfterMs: retryOf(headers) })
    return {
      url: url.href,
      body: await limitedBody(answer, options.maxBytes, signal),
      contentType: headers['content-type'] ?? '',
      etag: headers.etag ?? '',
      lastModified: headers['last-modified'] ?? '',
    }
  } finally {
    answer.destroy()
  }
}

function retryOf(headers: http.IncomingHttpHeaders): number | null {
  const { 'retry-after': given = '' } = headers
  return /^\d{1,9}$/.test(given) ? Math.min(Number(given), MAX_RETRY_AFTER_S) * 1_000 : null
}

type Ending = { url: URL; timeout: AbortSignal; timeoutMs: number; agents: PublicAgents }

function explained(error: unknown, { url, timeout, timeoutMs, agents }: Ending): FetchError {
  if (timeout.aborted)
    return new FetchError(`not read within ${timeoutMs / 1_000} s`, { cause: error })
  if (error instanceof FetchError) return error
  if (agents.isRejection(error))
    return new FetchError(`${url.hostname} is not a public address`, { cause: error })
  const text = error instanceof Error ? error.message || String(error) : String(error)
  return new FetchError(text.replace(/\s+/g, ' ').slice(0, 200), { cause: error })
}
