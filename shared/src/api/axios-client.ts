import axios from 'axios'
import { STORED_AT_HEADER } from '../contracts/http'
import { ApiFailure, type ClientReason, clientError } from './api-error'
import { serverClock } from './server-clock'
import { readStoredAt } from './stored-answer'
import type { Transport } from './transport'

const TIMEOUT_MS = 15_000
/** 5 MB over a slow mobile network. */
const UPLOAD_TIMEOUT_MS = 120_000

/**
 * Every status is an answer: what it means is read in one place, by `createHttp`. No cookie is read
 * for a token that the product does not have: a page in a sandbox may not even look for one.
 */
const client = axios.create({
  timeout: TIMEOUT_MS,
  validateStatus: () => true,
  withXSRFToken: false,
})

/** Carries a request by axios. */
export const carry: Transport = async ({ query, body, onProgress, ...request }) => {
  const sentAt = Date.now()
  try {
    const response = await client.request<unknown>({
      ...request,
      params: query,
      data: body,
      ...(onProgress && {
        timeout: UPLOAD_TIMEOUT_MS,
        onUploadProgress: ({ progress = 0 }) => onProgress(progress),
      }),
    })
    observeClock(response.headers, sentAt)
    const storedAt = readStoredAt(response.headers[STORED_AT_HEADER])
    return { status: response.status, body: response.data, storedAt }
  } catch (failure) {
    throw new ApiFailure(clientError(reasonOf(failure)))
  }
}

/** Whether a cache may hold the answer: its `Date` is then the time of its making. */
function observeClock(headers: Partial<Record<string, unknown>>, sentAt: number): void {
  if (!String(headers['cache-control']).includes('no-store')) return
  const serverMs = Date.parse(String(headers.date))
  serverClock.observe({ serverMs, sentAt, receivedAt: Date.now() })
}

function reasonOf(failure: unknown): ClientReason {
  if (axios.isCancel(failure)) return 'request.cancelled'
  const code = axios.isAxiosError(failure) ? failure.code : undefined
  return code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'network.timeout' : 'network.offline'
}
