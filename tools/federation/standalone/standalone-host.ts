import { callEndpoint, createHttp, createHttpEvents } from '@saidian/shared/api'
import { DEVELOPMENT_PASSWORD_KEY } from '@saidian/shared/contracts/accounts'
import { LIVE_PATH, postSocketAddress } from '@saidian/shared/contracts/sockets'
import type { Host } from '@saidian/shared/host'
import { createImSocket, createLiveSocket } from '@saidian/shared/realtime'
import type { AppHistory } from '@saidian/shared/router'
import { createStore } from '@saidian/shared/store'
import { askDialog, showToast } from '@saidian/shared/ui'

/**
 * Store and services for a remote without a shell: the real ones, against the backend behind the
 * development server.
 */
export function standaloneWorld(history: AppHistory) {
  const events = createHttpEvents()
  const hosts = { mainHost: '', messageHost: '', roomHost: '' }
  const readToken = () => store.getState().session.auth?.token ?? null
  const http = createHttp({ hosts, readToken, events })
  const live = createLiveSocket({
    url: new URL(LIVE_PATH, location.href).href.replace(/^http/, 'ws'),
  })
  const im = createImSocket({
    askAddress: () => callEndpoint(http, postSocketAddress, {}),
    getToken: readToken,
    onNoToken: () => undefined,
  })
  const store = createStore({ live, im, http })
  const host: Host = {
    versions: { setId: 'standalone', shell: '', remotes: [] },
    config: { passwordKey: DEVELOPMENT_PASSWORD_KEY },
    live,
    im,
    navigate: (to, options) => (options?.replace ? history.replace(to) : history.push(to)),
    toast: showToast,
    dialog: askDialog,
    dispatch: store.dispatch,
    injectReducer: store.injectReducer,
    // The overlay of the developer's tools shows it like an uncaught error.
    report: (error) => reportError(error),
    track: () => undefined,
  }
  return { store, host }
}
