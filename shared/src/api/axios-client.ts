import axios from 'axios'
import { ApiFailure, type ClientReason, clientError } from './api-error'
import type { Transport } from './transport'

const TIMEOUT_MS = 15_000

/** Every status is an answer: what it means is read in one place, by `createHttp`. */
const client = axios.create({ timeout: TIMEOUT_MS, validateStatus: () => true })

/** Carries a request by axios. */
export const carry: Transport = async ({ query, body, ...request }) => {
  try {
    const response = await client.request<unknown>({ ...request, params: query, data: body })
    return { status: response.status, body: response.data }
  } catch (failure) {
    throw new ApiFailure(clientError(reasonOf(failure)))
  }
}

function reasonOf(failure: unknown): ClientReason {
  if (axios.isCancel(failure)) return 'request.cancelled'
  const code = axios.isAxiosError(failure) ? failure.code : undefined
  return code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'network.timeout' : 'network.offline'
}
