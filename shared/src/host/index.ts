export { checkRemoteModule } from './check-remote-module'
export type { DialogOptions, Host, HostConfig, PageVersions, ToastOptions } from './host'
export { HostContext, useHost } from './host-context'
export type { LoadContext, RemoteModule } from './remote-module'
