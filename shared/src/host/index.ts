export { checkRemoteModule } from './check-remote-module'
export {
  type ContributedLink,
  ContributionContext,
  type ContributionOf,
  createContributions,
  type ListContributions,
  useContributions,
} from './contributions'
export { evaluateGuard } from './guard.rules'
export type { DialogOptions, Host, HostConfig, PageVersions, ToastOptions } from './host'
export { HostContext, useHost } from './host-context'
export { isInstalledApp } from './installed-app'
export { useMountSignal } from './mount-signal'
export { type GivenPageText, useGivenPageText, usePageText } from './page-text'
export type { RemoteModule } from './remote-module'
export { useAsMember } from './use-as-member'
export { WidgetView, type WidgetViewProps } from './widget-view'
