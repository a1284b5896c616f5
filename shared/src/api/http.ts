import { CODE, type LoginNeed, NO_COOKIES_HEADER, TOKEN_HEADER } from '../contracts/http'
import { isInstance } from '../lib/thrown'
import { type ApiError, ApiFailure, clientError } from './api-error'
import { axiosTransport } from './axios-transport'
import { takeEarly, takeEarlyPost } from './early'
import { type Hosts, hostOf } from './hosts'
import type { HttpEvents } from './http-events'
import { mapFailure } from './map-failure'
import { readEnvelope } from './read-envelope'
import { askPatiently } from './slow-calls'
import { withCurrentClock } from './stored-answer'
import type { Transport, WireReply } from './transport'
import { withinTime } from './within-time'

/**
 * Longer than the early answer, the code of the client and its own timeout together: a call always
 * ends.
 */
const DEADLINE_MS = 35_000
/** Longer than the timeout of an upload. */
const UPLOAD_DEADLINE_MS = 140_000

/** Merged into every GET; the specification's set is empty. */
const GET_DEFAULTS: Readonly<Record<string, string | number>> = {}

export type HttpRequest = {
  method: 'GET' | 'POST'
  /** Path on its host, parameters filled in. */
  path: string
  query?: Record<string, unknown>
  body?: unknown
  signal?: AbortSignal
  /** Receives the share of the body that was sent, 0–1; the call then has time for large files. */
  onProgress?: (share: number) => void
  /**
   * Receives an answer of `text/event-stream` piece by piece, for as long as it lasts; the data of
   * the call is null then. An error is an envelope as ever.
   */
  onText?: (piece: string) => void
  /** Not the read of a page: HTTP 400 does not lead to the home page (product-spec 7). */
  isBackground?: boolean
  /**
   * A page shows nothing until it is answered: it is asked once more, and the reader told, when
   * that takes long. By default the reads of pages that have nothing newer (`needsNetwork`).
   */
  isAwaited?: boolean
  /** The caller has newer data than this device can have stored: only the network may answer. */
  needsNetwork?: boolean
  /** Whether the answer depends on who asks; `none` by default. */
  login?: LoginNeed
  /** Asked in the name of another login than the session's, such as one that has ended here. */
  token?: string
}

/** Sends a request and answers the data of its envelope. Rejects with `ApiFailure`. */
export type Http = (request: HttpRequest) => Promise<unknown>

export type HttpOptions = {
  hosts: Hosts
  /** The token of the session at this moment, or null for a visitor. */
  readToken: () => string | null
  /**
   * Whether the browser takes no cookies: a login is then answered with its token. Asked for POSTs
   * only.
   */
  areCookiesBlocked?: () => boolean
  events: HttpEvents
  transport?: Transport
}

/**
 * Makes the one HTTP client: host by path, token header, envelope reading. Every failed call is
 * announced on `events`. The shell makes it; remotes meet it through the api and `callEndpoint`.
 */
export function createHttp(options: HttpOptions): Http {
  const {
    hosts,
    readToken,
    areCookiesBlocked = () => false,
    events,
    transport = axiosTransport,
  } = options
  return async (request) => {
    const token = request.token ?? readToken()
    let status = 0
    const ended = new AbortController()
    try {
      const reply = await inTime(answerTo(request, token, ended.signal), request)
      assertFresh(request, reply)
      status = reply.status
      return withCurrentClock(readEnvelope(reply), reply.storedAt)
    } catch (failure) {
      const error = mapFailure(failure)
      if (status === 400 && !request.isBackground) events.emit('bad request', error)
      if (isCodeException(error)) events.emit('http code exception', error)
      // A late 401 of an old token must not end the newer session.
      if (error.code === CODE.noToken && token === readToken()) events.emit('user-logout', error)
      throw isInstance(failure, ApiFailure) ? failure : new ApiFailure(error)
    } finally {
      ended.abort()
    }
  }

  /** @param ended the caller has its answer, or the deadline has passed */
  function answerTo(
    request: HttpRequest,
    token: string | null,
    ended: AbortSignal,
  ): Promise<WireReply> {
    const again = (signal = request.signal) => ask({ ...request, signal }, token)
    const first = async (signal = request.signal) =>
      (await earlyReply(request, token)) ?? again(signal)
    return isAwaited(request) ? askPatiently(first, again, [request.signal, ended]) : first()
  }

  function ask(
    { method, path, query, body, signal, onProgress, onText }: HttpRequest,
    token: string | null,
  ): Promise<WireReply> {
    return transport({
      method,
      url: hostOf(path, hosts) + path,
      query: method === 'GET' ? { ...GET_DEFAULTS, ...query } : { ...query },
      body,
      headers: {
        ...(token && { [TOKEN_HEADER]: token }),
        ...(method === 'POST' && areCookiesBlocked() && { [NO_COOKIES_HEADER]: '1' }),
      },
      signal,
      onProgress,
      onText,
    })
  }
}

/** The answer, or the end of its deadline. A stream ends by its own: it lasts while pieces come. */
function inTime<T>(answered: Promise<T>, request: HttpRequest): Promise<T> {
  return request.onText ? answered : withinTime(answered, deadlineOf(request))
}

function assertFresh({ needsNetwork }: HttpRequest, { storedAt }: WireReply): void {
  if (needsNetwork && storedAt !== undefined) throw new ApiFailure(clientError('network.offline'))
}

function isAwaited({ isAwaited, isBackground, needsNetwork, ...rest }: HttpRequest): boolean {
  return (isAwaited ?? !(isBackground || needsNetwork)) && !rest.onProgress && !rest.onText
}

function deadlineOf({ onProgress }: HttpRequest): number {
  return onProgress ? UPLOAD_DEADLINE_MS : DEADLINE_MS
}

function isCodeException({ code }: ApiError): boolean {
  return code !== 0 && code !== CODE.noVideo
}

/** The page asked early as a visitor: for a member such an answer counts only if it is for all. */
async function earlyReply(
  { method, path, query, body, login = 'none' }: HttpRequest,
  token: string | null,
): Promise<WireReply | null> {
  if (token !== null && login !== 'none') return null
  if (method === 'POST') return takeEarlyPost(path, body)
  return method === 'GET' ? takeEarly(path, { ...GET_DEFAULTS, ...query }) : null
}
