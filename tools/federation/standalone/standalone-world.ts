import { DEVELOPMENT_PASSWORD_KEY } from '@saidian/shared/contracts/accounts'
import type { ClientConfig } from '@saidian/shared/contracts/registry'
import type { AppHistory } from '@saidian/shared/router'
import type { Theme } from '@saidian/shared/store'
import { showToast } from '@saidian/shared/ui'
import { syncAppearance } from '../../../shell/src/appearance/appearance'
import { createHost } from '../../../shell/src/host/create-host'
import { createSession } from '../../../shell/src/session/create-session'
import { endSessionOnNoToken, forgetMemberData } from '../../../shell/src/session/end-session'

/** The backend is behind the development server: everything has the origin of the page. */
const CONFIG: ClientConfig = {
  mainHost: '',
  messageHost: '',
  roomHost: '',
  chatGptVariant: false,
  antiInspect: false,
  analyticsUrl: '',
  passwordKey: DEVELOPMENT_PASSWORD_KEY,
  allowOverrides: false,
}

const THEMES: readonly Theme[] = ['system', 'light', 'dark', 'black']

/**
 * Store, session and services for a remote without a shell: those of the shell, against the backend
 * behind the development server. `?theme=dark` of the address goes before the setting.
 */
export function standaloneWorld(history: AppHistory, signal: AbortSignal) {
  const { store, events, sockets } = createSession(CONFIG, signal)
  endSessionOnNoToken({ store, events, toast: (text) => showToast({ text }) }, signal)
  forgetMemberData(store)
  const given = new URLSearchParams(history.location.search).get('theme')
  syncAppearance(
    store,
    signal,
    THEMES.find((theme) => theme === given),
  )
  const host = createHost({
    config: CONFIG,
    versions: { setId: 'standalone', shell: '', remotes: [] },
    store,
    sockets,
    navigate: (to, options) => (options?.replace ? history.replace(to) : history.push(to)),
    // The overlay of the developer's tools shows it like an uncaught error.
    report: (error) => reportError(error),
    track: () => undefined,
  })
  return { store, host }
}
