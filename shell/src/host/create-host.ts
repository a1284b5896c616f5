import type { PageBoot } from '@saidian/shared/contracts/registry'
import type { Host, PageVersions } from '@saidian/shared/host'
import type { AppStore, ThunkExtra } from '@saidian/shared/store'
import { askDialog, showToast } from '@saidian/shared/ui'
import type { Telemetry } from './create-telemetry'

type Parts = {
  boot: PageBoot
  store: AppStore
  sockets: Pick<ThunkExtra, 'live' | 'im'>
  telemetry: Telemetry
  navigate: Host['navigate']
}

/** The services that the shell gives to every remote. */
export function createHost({ boot, store, sockets, telemetry, navigate }: Parts): Host {
  return {
    config: boot.config,
    versions: versionsOf(boot),
    ...sockets,
    navigate,
    toast: showToast,
    dialog: askDialog,
    dispatch: store.dispatch,
    injectReducer: store.injectReducer,
    report: telemetry.report,
    track: telemetry.track,
  }
}

function versionsOf({ setId, remotes, metas }: PageBoot): PageVersions {
  return {
    setId,
    remotes: remotes.map(({ name, version }) => ({
      titleZh: metas.find((meta) => meta.name === name)?.titleZh ?? name,
      version,
    })),
  }
}
