import type { Host } from '@saidian/shared/host'
import type { AppStore, ThunkExtra } from '@saidian/shared/store'
import { askDialog, showToast } from '@saidian/shared/ui'
import type { Telemetry } from './create-telemetry'

type Parts = {
  store: AppStore
  sockets: Pick<ThunkExtra, 'live' | 'im'>
  telemetry: Telemetry
  navigate: Host['navigate']
}

/** The services that the shell gives to every remote. */
export function createHost({ store, sockets, telemetry, navigate }: Parts): Host {
  return {
    ...sockets,
    navigate,
    toast: showToast,
    dialog: askDialog,
    injectReducer: store.injectReducer,
    report: telemetry.report,
    track: telemetry.track,
  }
}
