import { callEndpoint, createHttp, createHttpEvents, type HttpEvents } from '@saidian/shared/api'
import { CODE, COMMON_REASONS } from '@saidian/shared/contracts/http'
import type { ClientConfig } from '@saidian/shared/contracts/registry'
import { LIVE_PATH, postSocketAddress } from '@saidian/shared/contracts/sockets'
import { createImSocket, createLiveSocket } from '@saidian/shared/realtime'
import {
  type AppStore,
  areCookiesBlocked,
  createStore,
  persistStore,
  retryFailedQueries,
  type ThunkExtra,
} from '@saidian/shared/store'
import { startMember } from './start-member'

export type Session = {
  store: AppStore
  events: HttpEvents
  sockets: Pick<ThunkExtra, 'live' | 'im'>
}

/** Address of the public socket on the main host. */
export function liveUrl({ mainHost }: Pick<ClientConfig, 'mainHost'>, pageUrl: string): string {
  return new URL(LIVE_PATH, mainHost || pageUrl).href.replace(/^http/, 'ws')
}

/**
 * HTTP client, store and both sockets of the page, restored from the storage. The im socket exists
 * while there is a token; a token that the server does not know ends the session.
 */
export function createSession(config: ClientConfig, signal: AbortSignal): Session {
  const events = createHttpEvents()
  const readToken = () => store.getState().session.auth?.token ?? null
  const http = createHttp({ hosts: config, readToken, areCookiesBlocked, events })
  const live = createLiveSocket({ url: liveUrl(config, location.href) })
  const im = createImSocket({
    askAddress: () => callEndpoint(http, postSocketAddress, {}, { isBackground: true }),
    getToken: readToken,
    onNoToken: () => events.emit('user-logout', NO_TOKEN),
  })
  const store: AppStore = createStore({ live, im, http })
  persistStore(store, signal)
  retryFailedQueries(store, signal)
  startMember({ store, http, im }, signal)
  im.refresh()
  signal.addEventListener('abort', store.subscribe(im.refresh))
  signal.addEventListener('abort', () => {
    im.close()
    live.close()
  })
  return { store, events, sockets: { live, im } }
}

const NO_TOKEN = {
  code: CODE.noToken,
  reason: 'auth.no_token',
  message: COMMON_REASONS['auth.no_token'].message,
  retryable: false,
}
