import axios, { type AxiosInstance, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { CODE } from '../contracts'
import { type ApiError, ApiFailure } from './api-error'
import { takeEarly } from './early'
import { type Hosts, hostOf } from './hosts'
import type { HttpEvents } from './http-events'
import { mapFailure } from './map-failure'
import { readEnvelope } from './read-envelope'

const TIMEOUT_MS = 15_000
const TOKEN_HEADER = 'accessToken'

/** Merged into every GET; the specification's set is empty. */
const GET_DEFAULTS: Readonly<Record<string, string | number>> = {}

/** The axios client of the page; `data` of its responses is the envelope's data. */
export type Http = AxiosInstance

export type HttpOptions = {
  hosts: Hosts
  /** The token of the session at this moment, or null for a visitor. */
  readToken: () => string | null
  events: HttpEvents
}

/**
 * Makes the one HTTP client: host by path, token header, envelope reading. A failed call rejects with `ApiFailure`
 * and is announced on `events`. The shell makes it; remotes meet it through the api and `callEndpoint`.
 */
export function createHttp({ hosts, readToken, events }: HttpOptions): Http {
  const http = axios.create({ timeout: TIMEOUT_MS })
  http.interceptors.request.use(async (config) => {
    const path = config.url ?? '/'
    config.baseURL = hostOf(path, hosts)
    const token = readToken()
    if (token) config.headers.set(TOKEN_HEADER, token)
    if (config.method !== 'get') return config
    config.params = { ...GET_DEFAULTS, ...config.params }
    const early = await takeEarly(http.getUri({ ...config, baseURL: '' }))
    if (early !== null) config.adapter = () => Promise.resolve(earlyResponse(early, config))
    return config
  })
  http.interceptors.response.use(
    (response) => {
      try {
        return { ...response, data: readEnvelope(response.data) }
      } catch (failure) {
        return announce(failure, response.config)
      }
    },
    (failure: unknown) => announce(failure, axios.isAxiosError(failure) ? failure.config : undefined),
  )

  function announce(failure: unknown, config: InternalAxiosRequestConfig | undefined): never {
    const error = mapFailure(failure)
    if (axios.isAxiosError(failure) && failure.response?.status === 400) events.emit('bad request', error)
    if (isCodeException(error)) events.emit('http code exception', error)
    if (error.code === CODE.noToken && concernsToken(config, readToken())) events.emit('user-logout', error)
    throw new ApiFailure(error)
  }
  return http
}

function isCodeException({ code }: ApiError): boolean {
  return code !== 0 && code !== CODE.noVideo
}

/** A late refusal of an old token must not end the session that began since. */
function concernsToken(config: InternalAxiosRequestConfig | undefined, token: string | null): boolean {
  const sent = config?.headers.get(TOKEN_HEADER)
  return (typeof sent === 'string' ? sent : null) === token
}

function earlyResponse(data: unknown, config: InternalAxiosRequestConfig): AxiosResponse<unknown> {
  return { data, status: 200, statusText: 'OK', headers: {}, config }
}
