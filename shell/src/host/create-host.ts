import type { Host, HostConfig } from '@saidian/shared/host'
import type { AppStore, ThunkExtra } from '@saidian/shared/store'
import { askDialog, showToast } from '@saidian/shared/ui'
import type { Telemetry } from './create-telemetry'

type Parts = {
  config: HostConfig
  store: AppStore
  sockets: Pick<ThunkExtra, 'live' | 'im'>
  telemetry: Telemetry
  navigate: Host['navigate']
}

/** The services that the shell gives to every remote. */
export function createHost({ config, store, sockets, telemetry, navigate }: Parts): Host {
  return {
    config,
    ...sockets,
    navigate,
    toast: showToast,
    dialog: askDialog,
    injectReducer: store.injectReducer,
    report: telemetry.report,
    track: telemetry.track,
  }
}
