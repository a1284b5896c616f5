import type { PageBoot } from '@saidian/shared/contracts/registry'
import type { Host } from '@saidian/shared/host'
import type { AppStore, ThunkExtra } from '@saidian/shared/store'
import { askDialog, showToast } from '@saidian/shared/ui'

type Parts = {
  config: PageBoot['config']
  store: AppStore
  sockets: Pick<ThunkExtra, 'live' | 'im'>
} & Pick<Host, 'versions' | 'navigate' | 'report' | 'track'>

/** The services that the shell gives to every remote. */
export function createHost({ config, store, sockets, ...services }: Parts): Host {
  return {
    config,
    ...sockets,
    ...services,
    toast: showToast,
    dialog: askDialog,
    dispatch: store.dispatch,
    injectReducer: store.injectReducer,
  }
}
