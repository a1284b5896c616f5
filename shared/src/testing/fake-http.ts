import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { createHttp, createHttpEvents, type Hosts, type Http, type HttpEvents, OWN_ORIGIN } from '../api'
import { CODE, REASONS, type Reason } from '../contracts'

export type SeenRequest = {
  method: string
  /** Host and path, without the query. */
  url: string
  query: Record<string, unknown>
  body: unknown
  token: string | null
}

export type FakeAnswer = { status: number; body: unknown } | 'no network' | 'timeout'
type Answerer = (request: SeenRequest) => FakeAnswer | Promise<FakeAnswer>

/** A successful envelope. */
export function answer(data: unknown): FakeAnswer {
  return { status: 200, body: { code: CODE.ok, data, message: '' } }
}

/** A refusal by its name in the contract. */
export function refusal(
  reason: Reason,
  extra: { retryAfterMs?: number; requestId?: string } = {},
): FakeAnswer {
  const { code, message } = REASONS[reason]
  return { status: 200, body: { code, data: null, message, reason, ...extra } }
}

export type FakeHttp = Http & { requests: SeenRequest[]; events: HttpEvents }

/** The real client over a network that the test plays: `answers` by `GET /path`. An unknown path answers 404. */
export function createFakeHttp(
  answers: Record<string, FakeAnswer | Answerer>,
  options: { hosts?: Hosts; readToken?: () => string | null; events?: HttpEvents } = {},
): FakeHttp {
  const events = options.events ?? createHttpEvents()
  const http = createHttp({
    hosts: options.hosts ?? OWN_ORIGIN,
    readToken: options.readToken ?? (() => null),
    events,
  })
  const requests: SeenRequest[] = []
  http.defaults.adapter = async (config) => {
    const request = seen(config)
    requests.push(request)
    const given = answers[`${request.method} ${config.url}`] ?? { status: 404, body: '' }
    return settle(typeof given === 'function' ? await given(request) : given, config)
  }
  return Object.assign(http, { requests, events })
}

function seen(config: InternalAxiosRequestConfig): SeenRequest {
  const token = config.headers.get('accessToken')
  return {
    method: (config.method ?? 'get').toUpperCase(),
    url: `${config.baseURL ?? ''}${config.url}`,
    query: { ...config.params },
    body: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
    token: typeof token === 'string' ? token : null,
  }
}

function settle(given: FakeAnswer, config: InternalAxiosRequestConfig): AxiosResponse {
  if (given === 'no network') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)
  if (given === 'timeout') throw new AxiosError('timeout', AxiosError.ECONNABORTED, config)
  const response = { data: given.body, status: given.status, statusText: '', headers: {}, config }
  if (given.status < 400) return response
  throw new AxiosError('status', AxiosError.ERR_BAD_REQUEST, config, null, response)
}
