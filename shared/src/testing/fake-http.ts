import {
  type ApiError,
  ApiFailure,
  createHttp,
  createHttpEvents,
  type Hosts,
  type Http,
  type HttpEvents,
  OWN_ORIGIN,
  type WireReply,
  type WireRequest,
} from '../api'
import { CODE, REASONS, type Reason } from '../contracts/http'

export type SeenRequest = WireRequest & { token: string | null }
export type FakeAnswer = WireReply | 'no network' | 'timeout'
type Answerer = (request: SeenRequest) => FakeAnswer | Promise<FakeAnswer>

/** A successful envelope. */
export function answer(data: unknown): FakeAnswer {
  return { status: 200, body: { code: CODE.ok, data, message: '' } }
}

/** An error by its name in the contract. */
export function apiError(
  reason: Reason,
  extra: Pick<ApiError, 'field' | 'retryAfterMs' | 'challenge' | 'requestId'> = {},
): FakeAnswer {
  const { code, message } = REASONS[reason]
  return { status: 200, body: { code, data: null, message, reason, ...extra } }
}

export type FakeHttp = Http & { requests: SeenRequest[]; events: HttpEvents }

type FakeHttpOptions = { hosts?: Hosts; readToken?: () => string | null; events?: HttpEvents }

/**
 * The real client over a network that the test plays: `answers` by `GET /path`, `*` for every other
 * address, which answers 404 without it.
 */
export function createFakeHttp(
  answers: Record<string, FakeAnswer | Answerer>,
  { hosts = OWN_ORIGIN, readToken = () => null, events = createHttpEvents() }: FakeHttpOptions = {},
): FakeHttp {
  const requests: SeenRequest[] = []
  const transport = async (wire: WireRequest): Promise<WireReply> => {
    const request = { ...wire, token: wire.headers.accessToken ?? null }
    requests.push(request)
    const given = answers[`${wire.method} ${wire.url}`] ?? answers['*'] ?? { status: 404, body: '' }
    return deliver(typeof given === 'function' ? await given(request) : given)
  }
  return Object.assign(createHttp({ hosts, readToken, events, transport }), { requests, events })
}

function deliver(given: FakeAnswer): WireReply {
  if (typeof given !== 'string') return given
  const reason = given === 'timeout' ? 'network.timeout' : 'network.offline'
  throw new ApiFailure({ code: 0, reason, message: given, retryable: true })
}
