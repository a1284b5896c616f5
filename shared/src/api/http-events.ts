import type { ApiError } from './api-error'

/** Events of the HTTP client (product-spec 7). */
type HttpEventMap = {
  'http code exception': ApiError
  'user-logout': ApiError
  'bad request': ApiError
}

export type HttpEventName = keyof HttpEventMap

export type HttpEvents = {
  emit: (name: HttpEventName, error: ApiError) => void
  /** Calls `listener` on each event until `signal` aborts. */
  on: (name: HttpEventName, listener: (error: ApiError) => void, signal: AbortSignal) => void
}

/** Emitter of failed calls; the shell makes it and gives it to `createHttp`. */
export function createHttpEvents(): HttpEvents {
  const target = new EventTarget()
  return {
    emit: (name, error) => target.dispatchEvent(new CustomEvent(name, { detail: error })),
    on: (name, listener, signal) =>
      target.addEventListener(name, (event) => listener((event as CustomEvent<ApiError>).detail), {
        signal,
      }),
  }
}
